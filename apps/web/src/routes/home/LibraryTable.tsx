import { libraries, type Library } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../links.ts";
import { checks } from "../../server/checks.ts";
import { Heading } from "../../ui/Heading.tsx";
import { installLine } from "../../ui/install.ts";
import { More } from "../../ui/More.tsx";
import { exact } from "../../ui/numbers.ts";
import { Proof } from "../../ui/Proof.tsx";
import { Unknown } from "../../ui/Numbers.tsx";

const SHOWN = 10;

/** The libraries that most models of the index name. */
export function LibraryTable({ counts }: { readonly counts: ReadonlyMap<string, number> }): ReactElement {
	const most = libraries
		.filter(({ key }) => counts.has(key))
		.toSorted((a, b) => countOf(b, counts) - countOf(a, counts))
		.slice(0, SHOWN);
	return (
		<section className="section split">
			<header>
				<Heading level={2} id="libraries">
					Libraries
				</Heading>
				<p>Those that most models name, of {libraries.length}.</p>
				<p>
					<More href={links.libraries()}>All libraries</More>
				</p>
			</header>
			<table className="table">
				<caption className="hidden">Libraries most used</caption>
				<thead>
					<tr>
						<th scope="col">Library</th>
						<th scope="col" className="wide">
							Install
						</th>
						<th scope="col" className="number">
							Models
						</th>
						<th scope="col">Snippet</th>
					</tr>
				</thead>
				<tbody>
					{most.map((library) => (
						<LibraryRow key={library.key} library={library} models={countOf(library, counts)} />
					))}
				</tbody>
			</table>
		</section>
	);
}

function LibraryRow({ library, models }: { readonly library: Library; readonly models: number }): ReactElement {
	const install = installLine(library.package);
	return (
		<tr>
			<th scope="row">
				<a href={links.library(library.key)}>{library.prettyLabel}</a>
			</th>
			<td className="wide">{install === undefined ? <Unknown /> : <code>{install}</code>}</td>
			<td className="number">{exact(models)}</td>
			<td>
				{library.snippets ? (
					<Proof checked={checks().levelOfAll(`load/${library.key}/`)} short />
				) : (
					<span className="muted">none yet</span>
				)}
			</td>
		</tr>
	);
}

function countOf({ key }: Library, counts: ReadonlyMap<string, number>): number {
	return counts.get(key) ?? 0;
}
