import { fileTypes } from "@vitrine/catalogue";
import { type GgufInfo, shortened } from "@vitrine/model";
import type { ReactElement } from "react";
import { links } from "../../../base/links.ts";
import { Count } from "../../../ui/marks/Numbers.tsx";
import { Folded } from "./Folded.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The fields of a GGUF header. */
export function Gguf({ id, gguf }: { readonly id: string; readonly gguf: GgufInfo }): ReactElement {
	const { chat_template: template, ...rest } = gguf;
	return (
		<>
			<dl className="terms">
				{Object.entries(rest)
					.slice(0, MOST)
					.map(([field, value]) => (
						<div key={field}>
							<dt>
								<Isolated text={LABELS.get(field) ?? shortened(field, LONGEST)} as="name" />
							</dt>
							<dd>
								<Value field={field} value={value} />
							</dd>
						</div>
					))}
			</dl>
			{typeof template === "string" && template !== "" && (
				<div className="after">
					<p className="before">Chat template</p>
					<Folded text={template} language="jinja" label="chat template, as Jinja" whole={links.record(id)} />
				</div>
			)}
		</>
	);
}

const LABELS: ReadonlyMap<string, string> = new Map([
	["total", "Parameters"],
	["architecture", "Architecture"],
	["context_length", "Context, in tokens"],
	["file_type", "Quantization"],
]);

/** Fields that are listed, and characters of one. */
const [MOST, LONGEST] = [200, 200];

function Value({ field, value }: { readonly field: string; readonly value: unknown }): ReactElement {
	if (field === "file_type") return <FileType number={value} />;
	if (typeof value === "number") return <Count value={value} />;
	const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
	return (
		<code>
			<Isolated text={shortened(text, LONGEST)} />
		</code>
	);
}

/** The name of a file type (`general.file_type`). */
function FileType({ number }: { readonly number: unknown }): ReactElement {
	const name = fileTypes.find((type) => type.number === number)?.name;
	return <code>{name === undefined ? String(number) : `${name} (${String(number)})`}</code>;
}
