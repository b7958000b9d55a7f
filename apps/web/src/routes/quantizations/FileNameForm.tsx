import { fileType } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import type { Question } from "./question.ts";

const EXAMPLE = "Llama-3.1-8B-Instruct-Q4_K_M.gguf";

/** Decodes the quantization in a file name. */
export function FileNameForm({ question }: { readonly question: Question }): ReactElement {
	const { file, parameters } = question;
	return (
		<>
			<form className="ask" action={links.quantizations()}>
				{parameters !== "" && <input type="hidden" name="parameters" value={parameters} />}
				<label htmlFor="file">File name</label>
				<div className="field">
					<input id="file" name="file" className="id" defaultValue={file} placeholder={EXAMPLE} spellCheck={false} />
				</div>
				<button className="button" type="submit">
					Decode
				</button>
			</form>
			<div aria-live="polite">{file !== "" && <Answer question={question} />}</div>
		</>
	);
}

function Answer({ question: { file, label } }: { readonly question: Question }): ReactElement {
	if (label === undefined)
		return (
			<p>
				<code>{file}</code> has no quantization label. A label is a separate word, such as <code>Q4_K_M</code> in{" "}
				<code>{EXAMPLE}</code>.
			</p>
		);
	const type = fileType(label.type);
	return (
		<p>
			<code>{label.label}</code>
			{label.label !== label.type && (
				<>
					{" "}
					stands for <code>{label.type}</code>
				</>
			)}
			: file type {type?.number ?? "unknown"}
			{type?.bitsPerWeight && `, ${type.bitsPerWeight.toFixed(2)} bits per weight`}.{" "}
			<a href={`#type-${label.type}`}>Go to row</a>
		</p>
	);
}
