import type { ReactNode } from "react";
import type { TrialView } from "../trial/view.ts";

/** What the page gives the try-it form to work with. */
export interface TryItProps {
	/** The id of the model. */
	readonly id: string;
	/** The call as shown; absent if a browser cannot make it. */
	readonly trial: TrialView | undefined;
	/** The field for what is sent. */
	readonly input: ReactNode;
	/** The call as of this moment. */
	readonly load: () => Promise<LoadedTrial>;
}

/** A call to make, or why there is none. */
export interface LoadedTrial {
	readonly trial: TrialView | undefined;
	readonly why: string;
}
