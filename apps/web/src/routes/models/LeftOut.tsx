import { shortened } from "@vitrine/model";
import type { ReactElement } from "react";
import type { QueryFault } from "../../base/fault.ts";
import { Isolated } from "../../ui/text/Isolated.tsx";
import { Notice } from "../../ui/text/Notice.tsx";

/** What of the address was left out, and why. */
export function LeftOut({ faults }: { readonly faults: readonly QueryFault[] }): ReactElement | null {
	if (faults.length === 0) return null;
	return (
		<Notice kind="warning">
			{faults.map(({ field, value, wanted }) => (
				<span key={field} className="left-out">
					<code>
						<Isolated text={field} as="name" />=<Isolated text={shortened(value, LONGEST)} as="name" />
					</code>{" "}
					was ignored: <Isolated text={wanted} />.{" "}
				</span>
			))}
		</Notice>
	);
}

/** Characters of a value that are shown. */
const LONGEST = 80;
