import type { ReactElement, ReactNode } from "react";
import { Inline } from "../text/Inline.tsx";

interface TermsProps {
	readonly terms: readonly {
		readonly key: string;
		readonly term: ReactNode;
		/** A text of the catalogue. */
		readonly description: string | undefined;
	}[];
	/** A further class. */
	readonly kind?: "named" | "one";
}

/** Terms and their descriptions. */
export function Terms({ terms, kind }: TermsProps): ReactElement {
	return (
		<dl className={kind === undefined ? "terms" : `terms ${kind}`}>
			{terms.map(({ key, term, description }) => (
				<div key={key}>
					<dt>{term}</dt>
					{description !== undefined && (
						<dd>
							<Inline text={description} />
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
