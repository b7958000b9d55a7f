import { tensorTypes, partTypes } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import type { ShownHeader, ShownTensor } from "../../../rendering/messages.ts";
import { Heading } from "../../../ui/page/Heading.tsx";
import { Count } from "../../../ui/marks/Numbers.tsx";
import { exact } from "../../../base/numbers.ts";
import { Scroll } from "../../../ui/text/Scroll.tsx";
import { Isolated } from "../../../ui/text/Isolated.tsx";

/** The header of a weights file: its fields and tensors. */
export function WeightsView({ header: { fields, tensors, count } }: { readonly header: ShownHeader }): ReactElement {
	return (
		<div className="metadata">
			{fields.length > 0 && (
				<section>
					<Heading level={3} id="header-fields">
						Fields
					</Heading>
					<dl className="terms">
						{fields.map(([name, value], at) => (
							// oxlint-disable-next-line react/no-array-index-key -- a broken file may name a field twice
							<div key={at}>
								<dt>
									<Isolated text={name} as="name" />
								</dt>
								<dd>
									{value === undefined ? (
										<span className="muted">a list</span>
									) : (
										<code>
											<Isolated text={value} />
										</code>
									)}
								</dd>
							</div>
						))}
					</dl>
				</section>
			)}
			<section>
				<Heading level={3} id="tensors" after={<span className="muted regular"> {exact(count)}</span>}>
					Tensors
				</Heading>
				<TensorTable tensors={tensors} />
				{count > tensors.length && <p className="muted small after">The first {tensors.length} are listed.</p>}
			</section>
		</div>
	);
}

function TensorTable({ tensors }: { readonly tensors: readonly ShownTensor[] }): ReactElement {
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
					{tensors.map(({ name, type, shape, parameters }, at) => (
						// oxlint-disable-next-line react/no-array-index-key -- a broken file may name a tensor twice
						<tr key={at}>
							<th scope="row">
								<code>
									<Isolated text={name} as="name" />
								</code>
							</th>
							<td>
								<code>
									<Isolated text={typeName(type)} as="name" />
								</code>
							</td>
							<td>
								<code>{shape === "" ? "scalar" : shape}</code>
							</td>
							<td className="number">
								<Count value={parameters} />
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
	if (typeof type === "string") return type;
	return [...tensorTypes, ...partTypes].find(({ number }) => number === type)?.name ?? `type ${type}`;
}
