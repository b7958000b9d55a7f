import type { ReactElement } from "react";
import { Heading } from "../../ui/page/Heading.tsx";

const SHELVES = [
	["recent", "Recent"],
	["saved", "Saved"],
] as const;

/** The place of the models that the browser keeps, which it fills itself; shown only where there are some. */
export function Kept(): ReactElement {
	return (
		<section className="section split kept" hidden>
			<header>
				<Heading level={2} id="kept">
					Recent and saved
				</Heading>
				<p>Kept in this browser only.</p>
			</header>
			<div>
				{SHELVES.map(([shelf, label]) => (
					<div key={shelf} data-of={shelf} hidden>
						<p id={`kept-${shelf}`}>{label}</p>
						<ul data-shelf={shelf} aria-labelledby={`kept-${shelf}`} />
						<button className="button plain" type="button" data-clear={shelf} aria-label={`Clear ${shelf}`}>
							Clear
						</button>
					</div>
				))}
			</div>
		</section>
	);
}
