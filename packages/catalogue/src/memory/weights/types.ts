import { type ModelRecord, parametersInName } from "@vitrine/model/reading";
import type { Contents } from "../../choices/contents/contents.ts";
import { METHODS, type Method } from "../../choices/contents/methods.ts";

/** How weights are stored, where no header tells. */
interface Stored {
	readonly label: string;
	/** Bytes for each parameter that is counted. */
	readonly bytes: number;
	/** The record states nothing about it. */
	readonly isAssumed: boolean;
}

/** The type of the weights by what the record states of their quantization; 16 bits if it states nothing. */
export function storedAs(record: ModelRecord, { quantization }: Contents, counted: number): Stored {
	const method = quantization?.value;
	if (method === undefined || method === "gguf") return { label: "16-bit", bytes: 2, isAssumed: true };
	const bits = widthOf(record, method);
	const label = method === "mlx" && bits === 16 ? "16-bit" : labelOf(method, bits);
	if (bits === 16) return { label, bytes: 2, isAssumed: method !== "mlx" };
	return {
		label,
		bytes: isPacked(record, method, counted) ? packedBytes(method, bits) : MEASURED[bits],
		isAssumed: false,
	};
}

type Width = 1 | 2 | 3 | 4 | 6 | 8 | 16;

const labelOf = (method: Method, bits: Width): string =>
	NAMED_WIDTHS.has(method) ? METHODS[method] : `${METHODS[method]} ${bits}-bit`;

/** Methods whose names tell the width. */
const NAMED_WIDTHS: ReadonlySet<Method> = new Set(["fp8", "fbgemm_fp8", "nvfp4", "mxfp4", "bitnet"]);

/** The bits of most weights: by the configuration, a tag or the name, else those that the method usually has. */
function widthOf({ id, tags, config }: ModelRecord, method: Method): Width {
	if (method === "fp8" || method === "fbgemm_fp8") return 8;
	if (method === "nvfp4" || method === "mxfp4") return 4;
	const stated = config?.quantization_config ?? {};
	if (stated["load_in_8bit"] === true) return 8;
	const bits = stated["bits"] ?? (stated["load_in_4bit"] === true ? 4 : undefined);
	if (typeof bits === "number") return nearest(bits);
	const named = NAMED_BITS.exec(id)?.slice(1).find(Boolean) ?? tags.map((tag) => BIT_TAG.exec(tag)?.[1]).find(Boolean);
	if (named !== undefined) return nearest(Number(named));
	if (/fp8|int8|w8a/i.test(id)) return 8;
	return method === "mlx" && !/fp4/i.test(id) ? 16 : 4;
}

const NAMED_BITS =
	/[-_.](?:(?:int|w|q|mxfp|nvfp|oq)?([1-8])[-_]?bits?(?![a-z0-9])|(?:int|mxfp|nvfp|w(?=\da))([2-8])(?![0-9]))/i;
const BIT_TAG = /^([1-8])-?bit$/;

function nearest(bits: number): Width {
	if (bits <= 2) return bits <= 1 ? 1 : 2;
	if (bits <= 3) return 3;
	if (bits <= 5) return 4;
	if (bits <= 6) return 6;
	return bits <= 8 ? 8 : 16;
}

/** Bytes a parameter with all that stays in 16 bits, measured over public repositories of each width. */
const MEASURED: Readonly<Record<Width, number>> = { 1: 0.2, 2: 0.4, 3: 0.55, 4: 0.7, 6: 0.95, 8: 1.1, 16: 2 };

/** Whether hubs counted words of several weights each: always for MLX and EXL3, else where the name states many more parameters. */
function isPacked(record: ModelRecord, method: Method, counted: number): boolean {
	if (method === "exl3") return true;
	const named = parametersInName(record);
	if (named === undefined) return method === "mlx";
	return counted < named * FEWER;
}

const FEWER = 0.75;

/** Bytes for each counted value of packed weights: 32-bit words with 16-bit scales, 16-bit words for EXL3, or bytes for NVFP4. */
function packedBytes(method: Method, bits: Width): number {
	if (method === "exl3") return 2;
	if (method === "mlx") return (8 * bits + 4) / (2 * bits + 2);
	return method === "nvfp4" || method === "modelopt" || method === "compressed-tensors" ? 1.25 : 3;
}
