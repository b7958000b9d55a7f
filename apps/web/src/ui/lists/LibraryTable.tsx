import { installCommands, type Library } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { exact } from "../../base/numbers.ts";
import { LevelBar } from "../marks/LevelBar.tsx";
import type { LevelCount } from "../../base/levelCounts.ts";
import { Unknown } from "../marks/Numbers.tsx";

interface LibraryOfTable {
	readonly library: Library;
	/** The number of models that name it. */
	readonly models: number;
	/** How many of its snippets reached each level; empty if none is in the report. */
	readonly levels: readonly LevelCount[];
	/** Whether hosted inference runs the task with it; absent from tables that are not about a task. */
	readonly hosted?: boolean;
}

interface LibraryTableProps {
	readonly caption: string;
	readonly rows: readonly LibraryOfTable[];
}

/** Libraries: how to install each, how many models name it, and the check levels of its code. */
export function LibraryTable({ caption, rows }: LibraryTableProps): ReactElement {
	const hasHosted = rows.some(({ hosted }) => hosted !== undefined);
	return (
		<table className="table">
			<caption className="hidden">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">Library</th>
					<th scope="col" className="wide">
						Install
					</th>
					<th scope="col" className="number">
						Models
					</th>
					{hasHosted && (
						<th scope="col" className="wide">
							Hosted
						</th>
					)}
					<th scope="col">Code</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<LibraryRow key={row.library.key} {...row} />
				))}
			</tbody>
		</table>
	);
}

function LibraryRow({ library, models, levels, hosted }: LibraryOfTable): ReactElement {
	const [install] = installCommands(library);
	return (
		<tr>
			<th scope="row">
				<a href={links.library(library.key)}>{library.prettyLabel}</a>
			</th>
			<td className="wide">{install === undefined ? <Unknown /> : <code>{install}</code>}</td>
			<td className="number">{exact(models)}</td>
			{hosted !== undefined && <td className="wide">{hosted ? "yes" : <span className="muted">no</span>}</td>}
			<td className="levels">
				{levels.length > 0 ? (
					<LevelBar counts={levels} />
				) : (
					<span className="muted">{library.snippets ? "not checked yet" : "no code"}</span>
				)}
			</td>
		</tr>
	);
}
