/** A request and its response, without the token. */
export interface Exchange {
	/** From 1, in the order of the requests. */
	readonly number: number;
	readonly method: string;
	readonly url: string;
	readonly headers: readonly (readonly [name: string, value: string])[];
	readonly body: string;
	readonly answer?: {
		readonly status: number;
		readonly headers: readonly (readonly [name: string, value: string])[];
		readonly body: string;
	};
}

/** A result, in the form it is shown in. */
export type TrialResult =
	| { readonly type: "text"; readonly text: string }
	| { readonly type: "labels"; readonly labels: readonly Label[] }
	| { readonly type: "media"; readonly media: readonly Medium[] }
	| { readonly type: "json"; readonly text: string };

export interface Label {
	readonly label: string;
	/** From 0 to 1. */
	readonly score: number;
}

export interface Medium {
	readonly medium: "image" | "audio" | "video";
	readonly blob: Blob;
	readonly label?: string;
}

/** Why there is no result. */
export interface Failure {
	readonly kind: "input" | "provider" | "hub" | "output" | "timeout" | "network" | "blocked" | "unknown";
	/** What went wrong, in a few words. */
	readonly title: string;
	readonly detail: string;
	/** Where the result is instead. */
	readonly link?: string;
}
