import { shortened } from "@vitrine/model";
import { revealed } from "@vitrine/code";
import { describeDownloads } from "@vitrine/catalogue";
import type { ReactElement, ReactNode } from "react";
import { links } from "../../../base/links.ts";
import { libraryOf } from "../../../facts/names.ts";
import { exact } from "../../../base/numbers.ts";
import { CodeBlock } from "../../../ui/text/CodeBlock.tsx";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Icon } from "../../../ui/marks/Icon.tsx";
import { Size } from "../../../ui/marks/Numbers.tsx";
import { FilePages } from "./FilePages.tsx";
import type { FileList, FileView } from "./files.ts";
import { type MemoryRow, memoryRows } from "../../../memory/rows.ts";
import type { ModelView } from "../../../resources/model/model.ts";
import type { OpenFile } from "./openFile.ts";
import { WeightsView } from "./WeightsView.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";
import { Notice } from "../../../ui/text/Notice.tsx";
import { Suspect } from "../../../ui/marks/Suspect.tsx";

interface FilesTabProps {
	readonly model: ModelView;
	readonly list: FileList;
	/** The file that is shown. */
	readonly open: OpenFile | undefined;
	/** The fields of the panel's address, which are kept. */
	readonly panel: Readonly<Record<string, string>>;
}

/** The files of a model, or one of them. */
export function FilesTab({ model, list, open, panel }: FilesTabProps): ReactElement {
	if (open) return <OneFile id={model.record.id} file={open} />;
	return (
		<section>
			<Heading level={2} id="files" className="hidden">
				Files
			</Heading>
			{list.count === 0 ? (
				<p className="nothing">No file list for this model.</p>
			) : (
				<FileTable model={model} list={list} panel={panel} />
			)}
		</section>
	);
}

function FileTable({ model, list, panel }: Omit<FilesTabProps, "open">): ReactElement {
	const { record } = model;
	const { files } = list;
	const rows = memoryRows(record, undefined);
	const runs = new Map(rows.flatMap((row) => (row.file === undefined ? [] : [[row.file, row]])));
	const isRun = runs.size > 0;
	return (
		<>
			<table className="table files">
				<caption className="hidden">Files, by path</caption>
				<FileHead isRun={isRun} />
				<tbody>
					{files.map((file) => (
						<FileRow key={file.path} file={file}>
							{isRun && <RunCell id={record.id} row={runs.get(file.path)} panel={panel} />}
						</FileRow>
					))}
				</tbody>
				<FileSum list={list} columns={isRun ? 3 : 2} />
			</table>
			<FilePages id={record.id} list={list} panel={panel} />
			{isRun && (
				<p className="muted small after">
					Runs in: the weights, the KV cache of the context, and 10 % for the program, or 20 % if the size of the
					context is unknown.{" "}
					<a href={links.model(record.id, { ...panel, tab: "memory" })}>Which of these fit my machine?</a>
				</p>
			)}
			<DownloadRule library={record.library_name} />
		</>
	);
}

/** `isRun`: some of the files can be run by an app. */
function FileHead({ isRun }: { readonly isRun: boolean }): ReactElement {
	return (
		<thead>
			<tr>
				<th scope="col">File</th>
				{isRun && (
					<th scope="col" className="number">
						Runs in
					</th>
				)}
				<th scope="col">
					Counts<span className={isRun ? "hidden" : undefined}> as a download</span>
				</th>
				<th scope="col" className="number">
					Size
				</th>
			</tr>
		</thead>
	);
}

interface FileSumProps {
	readonly list: FileList;
	/** Columns before the size. */
	readonly columns: number;
}

/** The number of files and their total size; nothing if a size is unknown. */
function FileSum({ list: { count, size }, columns }: FileSumProps): ReactElement | null {
	if (size === undefined || count < 2) return null;
	return (
		<tfoot>
			<tr>
				<th scope="row" colSpan={columns}>
					{exact(count)} files
				</th>
				<td className="number">
					<Size bytes={size} />
				</td>
			</tr>
		</tfoot>
	);
}

/** The rule for which files count as downloads. */
function DownloadRule({ library: key }: { readonly library: string | undefined }): ReactElement {
	const library = libraryOf(key);
	return (
		<p className="muted small after">
			{describeDownloads(library ?? {})}
			{library && (
				<>
					{" "}
					This is the rule of <a href={links.library(library.key)}>{library.prettyLabel}</a>.
				</>
			)}
		</p>
	);
}

/** Characters of a path that are shown. */
const LONGEST_PATH = 200;

interface FileRowProps {
	readonly file: FileView;
	/** Cells after the name. */
	readonly children: ReactNode;
}

function FileRow({ file, children }: FileRowProps): ReactElement {
	const name = (
		<code>
			<Isolated text={shortened(file.path, LONGEST_PATH)} as="name" />
		</code>
	);
	return (
		<tr>
			<th scope="row">
				{file.href === undefined ? name : <a href={file.href}>{name}</a>}
				<Suspect name={file.path} />
			</th>
			{children}
			<td>
				{file.counts && (
					<span className="counts">
						<Icon name="check" size={12} /> yes
					</span>
				)}
			</td>
			<td className="number">
				<Size bytes={file.size} />
			</td>
		</tr>
	);
}

interface RunCellProps {
	readonly id: string;
	/** The memory it needs; absent for a file that cannot be run. */
	readonly row: MemoryRow | undefined;
	readonly panel: Readonly<Record<string, string>>;
}

/** The memory that a file needs, as a link that shows how to run it. */
function RunCell({ id, row, panel }: RunCellProps): ReactElement {
	return (
		<td className="number">
			{row && (
				<a href={links.model(id, { ...panel, tab: "files", mode: "run", quant: row.quant })}>
					<span className="hidden">
						Run it as <Isolated text={row.label} />, in{" "}
					</span>
					<Size bytes={row.total} />
				</a>
			)}
		</td>
	);
}

function OneFile({ id, file }: { readonly id: string; readonly file: OpenFile }): ReactElement {
	return (
		<section>
			<Heading level={2} id="file" className="file-title">
				<Isolated text={file.path} as="name" />
			</Heading>
			<p className="after">
				<a href={links.model(id, { tab: "files" })}>All files</a>
			</p>
			{file.type === "text" && file.doubt !== undefined && <Notice kind="warning">{file.doubt}</Notice>}
			{file.type === "text" && (
				<CodeBlock html={file.html} label={revealed(file.path, "name")} bar={<Size bytes={file.size} />} />
			)}
			{file.type === "text" && file.isCut && (
				<p className="muted small after">
					Only the start of this file is shown. <a href={links.file(id, file.path)}>The whole file</a>
				</p>
			)}
			{file.type === "image" && <img className="image" src={file.src} alt={revealed(file.path, "name")} />}
			{file.type === "weights" && (
				<>
					<p className="before">
						The header of this file; its size is <Size bytes={file.size} />.
					</p>
					<WeightsView header={file.header} />
				</>
			)}
			{file.type === "binary" && (
				<p className="nothing">
					<Isolated text={file.why} /> Its size is <Size bytes={file.size} />.
				</p>
			)}
		</section>
	);
}
