import type { SourceInfo } from "@vitrine/search";
import type { ReactElement } from "react";
import { links, outward } from "../../base/links.ts";
import { Account } from "../controls/Account.tsx";
import { EditLink } from "./EditLink.tsx";
import { day, exact, month } from "../../base/numbers.ts";
import { KeptHtml } from "./keptHtml.ts";
import { type Facts, usePage } from "./page.ts";

interface FooterProps {
	/** The source file of the page. */
	readonly source: string | undefined;
}

/** Footers by what they depend on besides the facts. */
const footers = new KeptHtml<Facts>();

/** The footer: the version, the size and age of the index, and the sources of its figures. */
export function Footer(props: FooterProps): ReactElement {
	const { config, facts, reader, render } = usePage();
	const row = (): string => render(<FooterRow {...props} />);
	const text = JSON.stringify([props, config.version, config.repository, reader]);
	const html = facts === undefined ? row() : footers.of(facts, text, row);
	return <footer className="foot" dangerouslySetInnerHTML={{ __html: html }} />;
}

function FooterRow({ source }: FooterProps): ReactElement {
	const { config, facts, reader } = usePage();
	return (
		<div className="wrap split">
			<span>Vitrine {config.version}</span>
			<ul>
				{reader.isShutOut !== true && <li>{facts === undefined ? "The index is unavailable" : summary(facts)}</li>}
				{facts?.sources.map((one) => one.attribution && one.records !== 0 && <Attribution key={one.id} source={one} />)}
				<li>
					<a href={links.docs("accessibility")}>Accessibility</a>
				</li>
				<li>
					<a href={outward.repository(config.repository)}>Source, Apache-2.0</a>
				</li>
				<Account reader={reader} />
				{source !== undefined && (
					<li>
						<EditLink source={source} />
					</li>
				)}
			</ul>
		</div>
	);
}

function summary({ models, sources }: Facts): string {
	const imported = latest(sources);
	const count = models === 1 ? "1 model" : `${exact(models)} models`;
	return `${count} in the index${imported === undefined ? "" : `, imported ${day(imported)}`}`;
}

/** Credits the source of the figures, as its licence requires. */
function Attribution({ source }: { readonly source: SourceInfo }): ReactElement {
	const { title: whole, url, licence, date } = source.attribution ?? { title: source.location };
	const title = url === undefined ? whole : withoutAddress(whole, url);
	return (
		<li>
			Figures:{" "}
			{url === undefined ? (
				title
			) : (
				<a className="within" href={url}>
					{title}
				</a>
			)}
			{licence !== undefined && !title.includes(licence) && `, ${licence}`}
			{date !== undefined && `, ${month(date)}`}
		</li>
	);
}

/** A title without the address that its link has: `Figures (https://a.example), CC-BY-4.0` is `Figures, CC-BY-4.0`. */
function withoutAddress(title: string, url: string): string {
	return [url, url.replace(/\/$/, "")].reduce((text, address) => text.replaceAll(` (${address})`, ""), title);
}

/** The time of the latest import. */
function latest(sources: readonly SourceInfo[]): Date | undefined {
	const moments = sources.map((source) => Date.parse(source.importedAt ?? "")).filter((time) => !Number.isNaN(time));
	return moments.length === 0 ? undefined : new Date(Math.max(...moments));
}
