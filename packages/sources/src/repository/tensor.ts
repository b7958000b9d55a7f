/** A tensor, as the header of a file of weights describes it. */
export interface Tensor {
	readonly name: string;
	/** As safetensors name it (`BF16`), or the number of a GGUF type. */
	readonly type: string | number;
	readonly shape: readonly number[];
}
