import { tensorTypes, partTypes } from "@vitrine/catalogue";
import type { Tensor, WeightsHeader } from "@vitrine/sources";
import type { ReactElement } from "react";
import { cut } from "../../../base/cut.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Count } from "../../../ui/marks/Numbers.tsx";
import { exact } from "../../../base/numbers.ts";
import { Scroll } from "../../../ui/text/Scroll.tsx";

/** Tensors and fields that are listed, and characters of a value that are shown. */
const MOST = 500;
const LONGEST = 200;

/** The header of a weights file: its fields and tensors. */
export function WeightsView({ header: { metadata, tensors } }: { readonly header: WeightsHeader }): ReactElement {
	return (
		<div className="metadata">
			{metadata.length > 0 && (
				<section>
					<Heading level={3} id="header-fields">
						Fields
					</Heading>
					<dl className="terms">
						{metadata.slice(0, MOST).map(([name, value], at) => (
							// oxlint-disable-next-line react/no-array-index-key -- a broken file may name a field twice
							<div key={at}>
								<dt>{cut(name, LONGEST)}</dt>
								<dd>
									{value === undefined ? (
										<span className="muted">a list</span>
									) : (
										<code>{cut(String(value), LONGEST)}</code>
									)}
								</dd>
							</div>
						))}
					</dl>
				</section>
			)}
			<section>
				<Heading level={3} id="tensors" after={<span className="muted regular"> {exact(tensors.length)}</span>}>
					Tensors
				</Heading>
				<TensorTable tensors={tensors.slice(0, MOST)} />
				{tensors.length > MOST && <p className="muted small after">The first {MOST} are listed.</p>}
			</section>
		</div>
	);
}

function TensorTable({ tensors }: { readonly tensors: readonly Tensor[] }): ReactElement {
	return (
		<Scroll label="Tensors">
			<table className="table">
				<caption className="hidden">Tensors, in the order of the file</caption>
				<thead>
					<tr>
						<th scope="col">Name</th>
						<th scope="col">Type</th>
						<th scope="col">Shape</th>
						<th scope="col" className="number">
							Parameters
						</th>
					</tr>
				</thead>
				<tbody>
					{tensors.map(({ name, type, shape }, at) => (
						// oxlint-disable-next-line react/no-array-index-key -- a broken file may name a tensor twice
						<tr key={at}>
							<th scope="row">
								<code>{cut(name, LONGEST)}</code>
							</th>
							<td>
								<code>{typeName(type)}</code>
							</td>
							<td>
								<code>{shape.length === 0 ? "scalar" : cut(shape.join(" × "), LONGEST)}</code>
							</td>
							<td className="number">
								<Count value={shape.reduce((product, side) => product * side, 1)} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</Scroll>
	);
}

/** The name of a type; GGUF uses numbers, and unknown ones are shown as such. */
function typeName(type: string | number): string {
	if (typeof type === "string") return cut(type, LONGEST);
	return [...tensorTypes, ...partTypes].find(({ number }) => number === type)?.name ?? `type ${type}`;
}
