type QuantFamily = "float" | "integer" | "legacy" | "k-quant" | "i-quant" | "ternary" | "block-float";

interface QuantType {
	/** Its name in file names and in the format, in upper case. */
	readonly name: string;
	readonly family: QuantFamily;
	/** The bits in its name. */
	readonly nominalBits: number;
	/** The bits of a weight, including its share of scales; null if unknown. */
	readonly bitsPerWeight: number | null;
}

/** The quantization of a whole GGUF file. */
export interface FileType extends QuantType {
	/** The format's number; from 1000, conventions of file names that the format does not define. */
	readonly number: number;
	/** Its rank from the largest files to the smallest. */
	readonly sizeRank: number;
}

/** The storage of one tensor of a GGUF file; numbered separately from file types. */
export interface TensorType extends QuantType {
	/** The format's number; null for a type of whole files only. */
	readonly number: number | null;
	readonly weightsPerBlock: number | null;
	readonly bytesPerBlock: number | null;
}

/** A tensor type that the format defines. */
export interface FormatTensorType extends TensorType {
	readonly number: number;
	readonly bitsPerWeight: number;
	readonly weightsPerBlock: number;
	readonly bytesPerBlock: number;
}

/** A quantization parsed from a file name. */
export interface QuantLabel {
	/** The label in the file name, in upper case: `UD-Q4_K_XL`, `Q3_K_P`. */
	readonly label: string;
	/** The file type that it means. */
	readonly type: string;
}
