export type QuantFamily = "float" | "integer" | "legacy" | "k-quant" | "i-quant" | "ternary" | "block-float";

interface QuantType {
	/** In upper case, as file names and the format write it. */
	readonly name: string;
	readonly family: QuantFamily;
	/** The bits its name speaks of. */
	readonly nominalBits: number;
	/** All bits of a weight, its share of scales included; null where nobody says. */
	readonly bitsPerWeight: number | null;
}

/** How a whole GGUF file is quantized. */
export interface FileType extends QuantType {
	/** The format's number; 1000 and above are conventions of file names, unknown to the format. */
	readonly number: number;
	/** Its place when all are sorted from the largest files to the smallest. */
	readonly sizeRank: number;
}

/** How one tensor of a GGUF file is stored; numbered apart from the file types. */
export interface TensorType extends QuantType {
	/** The format's number, null for a name of whole files only. */
	readonly number: number | null;
	readonly weightsPerBlock: number | null;
	readonly bytesPerBlock: number | null;
}

/** A tensor type that the format has. */
export interface FormatTensorType extends TensorType {
	readonly number: number;
	readonly bitsPerWeight: number;
	readonly weightsPerBlock: number;
	readonly bytesPerBlock: number;
}

/** A quantization read out of a file name. */
export interface QuantLabel {
	/** As the file name has it, in upper case: `UD-Q4_K_XL`, `Q3_K_P`. */
	readonly label: string;
	/** The file type it stands for. */
	readonly type: string;
}
