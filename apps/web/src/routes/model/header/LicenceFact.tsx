import { Fragment, type ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Unknown } from "../../../ui/marks/Numbers.tsx";
import type { ModelFacts } from "../../../facts/facts.ts";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The licences of a model; a custom one by the name in the card. */
export function LicenceFact({ licences, ownLicence: own }: Pick<ModelFacts, "licences" | "ownLicence">): ReactElement {
	if (licences.length === 0) return <Unknown />;
	return (
		<>
			{licences.map((licence, at) => (
				<Fragment key={licence}>
					{at > 0 && ", "}
					<a href={links.models({ licence })}>
						<Isolated text={licence === "other" && own.name !== undefined ? own.name : licence} />
					</a>
				</Fragment>
			))}
			{own.href !== undefined && (
				<>
					{" "}
					<a className="licence-text" href={own.href} rel="nofollow noopener">
						text
					</a>
				</>
			)}
		</>
	);
}
