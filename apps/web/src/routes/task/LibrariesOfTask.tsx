import type { ReactElement } from "react";
import { checks } from "../../server/checks.ts";
import { links } from "../../links.ts";
import { installLine } from "../../ui/install.ts";
import { Unknown } from "../../ui/Numbers.tsx";
import { exact } from "../../ui/numbers.ts";
import { Proof } from "../../ui/Proof.tsx";
import type { LibraryOfTask } from "./data.ts";

/** The libraries that serve a task. */
export function LibrariesOfTask({ libraries }: { readonly libraries: readonly LibraryOfTask[] }): ReactElement {
	if (libraries.length === 0) return <p>No library of the catalogue says that it serves this task.</p>;
	return (
		<table className="table">
			<caption className="hidden">Libraries that serve this task</caption>
			<thead>
				<tr>
					<th scope="col">Library</th>
					<th scope="col" className="wide">
						Install
					</th>
					<th scope="col" className="number">
						Models
					</th>
					<th scope="col" className="wide">
						Hosted
					</th>
					<th scope="col">Snippet</th>
				</tr>
			</thead>
			<tbody>
				{libraries.map((entry) => (
					<LibraryRow key={entry.library.key} entry={entry} />
				))}
			</tbody>
		</table>
	);
}

function LibraryRow({ entry: { library, models, hosted } }: { readonly entry: LibraryOfTask }): ReactElement {
	const install = installLine(library.package);
	return (
		<tr>
			<th scope="row">
				<a href={links.library(library.key)}>{library.prettyLabel}</a>
			</th>
			<td className="wide">{install === undefined ? <Unknown /> : <code>{install}</code>}</td>
			<td className="number">{exact(models)}</td>
			<td className="wide">{hosted ? "yes" : <span className="muted">no</span>}</td>
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
