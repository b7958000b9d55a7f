import { fileTypes, memoryFor } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { links } from "../../base/links.ts";
import { compact, size } from "../../base/numbers.ts";
import type { Question } from "./question.ts";

/** The most common types. */
const COMMON: ReadonlySet<string> = new Set([
	"BF16",
	"Q8_0",
	"Q6_K",
	"Q5_K_M",
	"Q4_K_M",
	"IQ4_XS",
	"Q3_K_M",
	"IQ3_XXS",
	"Q2_K",
	"IQ1_M",
]);

/** The memory of weights by type. */
export function MemoryForm({ question }: { readonly question: Question }): ReactElement {
	const { file, parameters, count } = question;
	return (
		<>
			<form className="ask" action={links.quantizations()}>
				{file !== "" && <input type="hidden" name="file" value={file} />}
				<label htmlFor="parameters">Parameters</label>
				<div className="field short">
					<input id="parameters" name="parameters" className="id" defaultValue={parameters} placeholder="8B" />
				</div>
				<button className="button" type="submit">
					Calculate
				</button>
			</form>
			<div aria-live="polite">
				{parameters !== "" && count === undefined && (
					<p>
						<code>{parameters}</code> is not a number of parameters. Write it as <code>8B</code>, <code>494M</code> or{" "}
						<code>8030261248</code>.
					</p>
				)}
				{count !== undefined && <Bars count={count} chosen={question.label?.type} />}
			</div>
		</>
	);
}

function Bars({ count, chosen }: { readonly count: number; readonly chosen: string | undefined }): ReactElement {
	const names = fileTypes.map(({ name }) => name).filter((name) => COMMON.has(name) || name === chosen);
	const rows = names
		.map((name) => ({ name, bytes: memoryFor(count, name) ?? 0 }))
		.toSorted((a, b) => b.bytes - a.bytes);
	const most = rows[0]?.bytes ?? 1;
	return (
		<>
			<p>{compact(count)} parameters. The context and the program need more memory.</p>
			<dl className="bars">
				{rows.map(({ name, bytes }) => (
					<div key={name} aria-current={name === chosen || undefined}>
						<dt>
							<code>{name}</code>
						</dt>
						<dd>
							<svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
								<rect width={(bytes / most) * 100} height="1" />
							</svg>
							<span className="number">{size(bytes)}</span>
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}
