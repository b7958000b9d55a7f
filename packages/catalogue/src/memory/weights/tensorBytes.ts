/** Bytes of one value of each tensor type, by its name in safetensors. */
const BYTES: ReadonlyMap<string, number> = new Map([
	["F64", 8],
	["I64", 8],
	["U64", 8],
	["F32", 4],
	["I32", 4],
	["U32", 4],
	["F16", 2],
	["BF16", 2],
	["I16", 2],
	["U16", 2],
	["F8_E4M3", 1],
	["F8_E5M2", 1],
	["F8_E8M0", 1],
	["I8", 1],
	["U8", 1],
	["BOOL", 1],
	["F4", 0.5],
	["I4", 0.5],
	["U4", 0.5],
]);

/** The bytes of `count` values of a tensor type; undefined for an unknown type. */
export function bytesOfType(type: string, count: number): number | undefined {
	const bytes = BYTES.get(type);
	return bytes === undefined ? undefined : Math.round(bytes * count);
}
