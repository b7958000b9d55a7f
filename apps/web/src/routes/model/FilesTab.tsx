import { describeDownloads, libraries } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../links.ts";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { Heading } from "../../ui/Heading.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Size } from "../../ui/Numbers.tsx";
import type { FileView } from "./files.ts";
import type { ModelView } from "./model.ts";
import type { OpenFile } from "./openFile.ts";
import { WeightsView } from "./WeightsView.tsx";

interface FilesTabProps {
	readonly model: ModelView;
	readonly files: readonly FileView[];
	/** The file that is looked at. */
	readonly open: OpenFile | undefined;
}

export function FilesTab({ model, files, open }: FilesTabProps): ReactElement {
	if (open) return <OneFile id={model.record.id} file={open} />;
	return (
		<section>
			<Heading level={2} id="files" className="hidden">
				Files
			</Heading>
			{files.length === 0 ? (
				<p className="nothing">
					No file of this model is known here: its record names none, and its source keeps none.
				</p>
			) : (
				<FileTable model={model} files={files} />
			)}
		</section>
	);
}

function FileTable({ model, files }: Omit<FilesTabProps, "open">): ReactElement {
	const known = files.flatMap(({ size }) => size ?? []);
	const library = libraries.find(({ key }) => key === model.record.library_name);
	return (
		<>
			<table className="table files">
				<caption className="hidden">Files, by path</caption>
				<thead>
					<tr>
						<th scope="col">File</th>
						<th scope="col">Counts as a download</th>
						<th scope="col" className="number">
							Size
						</th>
					</tr>
				</thead>
				<tbody>
					{files.map((file) => (
						<FileRow key={file.path} file={file} />
					))}
				</tbody>
				{known.length === files.length && files.length > 1 && (
					<tfoot>
						<tr>
							<th scope="row" colSpan={2}>
								{files.length} files
							</th>
							<td className="number">
								<Size bytes={known.reduce((sum, size) => sum + size, 0)} />
							</td>
						</tr>
					</tfoot>
				)}
			</table>
			<p className="muted small after">
				{describeDownloads(library ?? {})}
				{library && (
					<>
						{" "}
						So it is for <a href={links.library(library.key)}>{library.prettyLabel}</a>.
					</>
				)}
			</p>
		</>
	);
}

function FileRow({ file }: { readonly file: FileView }): ReactElement {
	const name = <code>{file.path}</code>;
	return (
		<tr>
			<th scope="row">{file.href === undefined ? name : <a href={file.href}>{name}</a>}</th>
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

function OneFile({ id, file }: { readonly id: string; readonly file: OpenFile }): ReactElement {
	return (
		<section>
			<Heading level={2} id="file" className="file-title">
				{file.path}
			</Heading>
			<p className="after">
				<a href={links.model(id, { tab: "files" })}>All files</a>
			</p>
			{file.type === "text" && <CodeBlock html={file.html} label={file.path} bar={<Size bytes={file.size} />} />}
			{file.type === "picture" && <img className="picture" src={file.src} alt={file.path} />}
			{file.type === "weights" && (
				<>
					<p className="before">
						What its header says; the weights are <Size bytes={file.size} />.
					</p>
					<WeightsView header={file.header} />
				</>
			)}
			{file.type === "binary" && (
				<p className="nothing">
					{file.why} It has <Size bytes={file.size} />.
				</p>
			)}
		</section>
	);
}
