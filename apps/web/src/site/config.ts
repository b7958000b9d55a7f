import type { Endpoint } from "@vitrine/inference";

/** The configuration of the site. */
export interface Config {
	readonly version: string;
	/** The repository that “Update on GitHub” links to, as `owner/name`. */
	readonly repository: string;
	/** The hub that datasets and Spaces are linked to, without a trailing slash. */
	readonly hub: string;
	/** The origin that links to this site have, such as `https://models.example.org`; that of the request unless set. */
	readonly origin?: string;
	/** Whether the server answers for a host; for every host unless set. */
	readonly isAllowedHost?: (host: string) => boolean;
	/** Origins whose pages may read the API and the files, besides those of the reader's machine; `*` stands for all. */
	readonly corsOrigins?: readonly string[];
	/** The operator's endpoints, listed with the providers. */
	readonly endpoints: readonly Endpoint[];
	/** The clock; a page says “3 d ago” by it. */
	readonly now: () => Date;
	/** Whether only its own machine reaches the site: what concerns its operator is then shown without a token. */
	readonly isOnlyHere?: boolean;
	/** Whether files come from Vite, unbuilt. */
	readonly development: boolean;
}
