declare module "subset-font" {
	interface Options {
		readonly targetFormat?: "sfnt" | "woff" | "woff2";
		readonly keepFeatures?: readonly string[];
		readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
		readonly noHinting?: boolean;
	}
	export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Uint8Array>;
}
