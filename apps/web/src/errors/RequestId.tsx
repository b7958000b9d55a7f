import type { ReactElement } from "react";

/** A request that failed. */
export interface Failed {
	readonly address: string;
	/** The id of the request in the log. */
	readonly request: string | undefined;
}

/** The id of a request, for a reader to quote to the operator of the site. */
export function RequestId({ id }: { readonly id: string | undefined }): ReactElement | null {
	if (id === undefined) return null;
	return (
		<p>
			Request <code>{id}</code>: the operator of this site can find it in the log.
		</p>
	);
}
