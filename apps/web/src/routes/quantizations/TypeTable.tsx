import { fileType, memoryFor, partTypes, tensorTypes } from "@vitrine/catalogue";
import type { ReactElement } from "react";
import { Size, Unknown } from "../../ui/marks/Numbers.tsx";

/** The common fields of file types and tensor types. */
interface Type {
	readonly name: string;
	readonly family: string;
	readonly bitsPerWeight: number | null;
}

interface TypeTableProps {
	readonly types: readonly Type[];
	/** The type to highlight. */
	readonly found: string | undefined;
	/** The number of parameters to show the memory for. */
	readonly count: number | undefined;
}

/** A table of types. */
export function TypeTable({ types, found, count }: TypeTableProps): ReactElement {
	return (
		<table className="table types">
			<caption className="hidden">Quantization types</caption>
			<thead>
				<tr>
					<th scope="col">Name</th>
					<th scope="col" className="number">
						File type
					</th>
					<th scope="col" className="number">
						Tensor type
					</th>
					<th scope="col" className="number">
						Bits per weight
					</th>
					{count !== undefined && (
						<th scope="col" className="number">
							Weights
						</th>
					)}
					<th scope="col" className="wide">
						Family
					</th>
				</tr>
			</thead>
			<tbody>
				{types.map((type) => (
					<TypeRow key={type.name} type={type} found={type.name === found} count={count} />
				))}
			</tbody>
		</table>
	);
}

interface TypeRowProps {
	readonly type: Type;
	readonly found: boolean;
	readonly count: number | undefined;
}

function TypeRow({ type: { name, family, bitsPerWeight }, found, count }: TypeRowProps): ReactElement {
	return (
		<tr id={`type-${name}`} aria-current={found || undefined}>
			<th scope="row">
				<code>{name}</code>
			</th>
			<NumberCell value={fileType(name)?.number} />
			<NumberCell value={TENSOR_NUMBERS.get(name)} />
			<td className="number">{bitsPerWeight?.toFixed(2) ?? <Unknown />}</td>
			{count !== undefined && (
				<td className="number">
					<Size bytes={memoryFor(count, name)} />
				</td>
			)}
			<td className="wide muted">{family}</td>
		</tr>
	);
}

function NumberCell({ value }: { readonly value: number | undefined }): ReactElement {
	return <td className="number">{value ?? <Unknown />}</td>;
}

/** The numbers of tensor types; types of whole files have none. */
const TENSOR_NUMBERS: ReadonlyMap<string, number> = new Map(
	[...tensorTypes, ...partTypes].flatMap(({ name, number }) => (number === null ? [] : [[name, number] as const])),
);
