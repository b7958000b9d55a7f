import { idSteps } from "./idSteps.ts";
import { located } from "./basePath.ts";

/** Every link within the site is made here; pages never write paths themselves. */

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export const links = {
	home: (): string => located("/"),
	tasks: (query?: Query): string => withQuery(located("/tasks"), query),
	/** The index of tasks, at one of its modalities. */
	tasksOf: (modality: string): string => located(`/tasks#${encodeURIComponent(modality)}`),
	task: (id: string): string => path`/tasks/${id}`,
	/** A task's page as Markdown. */
	taskText: (id: string): string => path`/tasks/${`${id}.md`}`,
	libraries: (query?: Query): string => withQuery(located("/libraries"), query),
	apps: (): string => located("/apps"),
	library: (key: string): string => path`/libraries/${key}`,
	libraryText: (key: string): string => path`/libraries/${`${key}.md`}`,
	providers: (): string => located("/providers"),
	provider: (id: string): string => path`/providers/${id}`,
	models: (query?: Query): string => withQuery(located("/models"), query),
	/** What a text finds: code, models and pages. */
	search: (query?: Query): string => withQuery(located("/search"), query),
	/** The newest models of a list as a feed. */
	feed: (kind: "atom" | "json", query?: Query): string => withQuery(located(`/models.${kind}`), query),
	model,
	/** The page of an owner of models; for a name that no address can hold, a list of their models. */
	owner: (name: string): string => ownerAt(name, name),
	/** An owner's page as Markdown. */
	ownerText: (name: string): string => ownerAt(name, `${name}.md`),
	/** A file of a model's repository. */
	file: (id: string, file: string): string => located(`/${stepsOf(id) ?? segments(id)}/resolve/main/${segments(file)}`),
	/** A model's record as JSON; for an id that no address can hold, a list with it. */
	record: (id: string): string => {
		const steps = stepsOf(id);
		return steps === undefined ? withQuery(located("/api/models"), { search: id }) : located(`/api/models/${steps}`);
	},
	modelText: (id: string, query?: Query): string => model(`${id}.md`, query),
	/** A comparison of the models named by `model`, at most {@link MOST_COMPARED}. */
	compare: (query?: Query): string => withQuery(located("/compare"), query),
	/** The image of link previews of a model or a task; without an id, the address that all of them share. */
	preview: (of: "model" | "task", id?: string): string => withQuery(located(`/preview.${of}`), { id }),
	/** An image in a model's repository; without arguments, the address that all of them share. */
	image: (model?: string, file?: string): string => withQuery(located("/picture"), { model, file }),
	collections: (): string => located("/collections"),
	/** A collection as a page, or in another format. */
	collection: (slug: string, format: "" | ".md" | ".json" | ".atom" | ".feed.json" = ""): string =>
		path`/collections/${slug + format}`,
	/** The state of the site, for its operator. */
	health: (): string => located("/health"),
	quantizations: (query?: Query): string => withQuery(located("/quantizations"), query),
	/** The components for other projects. */
	components: (query?: Query): string => withQuery(located("/components"), query),
	docs: (page = "", query?: Query): string =>
		withQuery(located(page === "" ? "/docs" : `/docs/${segments(page)}`), query),
	/** A page of the docs as Markdown. */
	docsText: (page = ""): string => located(`/docs/${segments(page === "" ? "start" : page)}.md`),
	/** An image in the docs. */
	docsImage: (filename: string): string => path`/docs/images/${filename}`,
	/** An image or audio file of a demo. */
	media: (filename: string): string => path`/media/${filename}`,
	/** The form to sign in; it leads back to `next`, an address of this site. */
	signIn: (next?: string): string => withQuery(located("/sign-in"), { next }),
	signOut: (): string => located("/sign-out"),
	/** The data of an island, as JSON. */
	island: (name: string, query?: Query): string => withQuery(path`/islands/${name}.json`, query),
	/** Code for a model in a frame of another site. */
	frame: (query?: Query): string => withQuery(located("/embed"), query),
	/** How another site embeds a page. */
	oembed: (query?: Query): string => withQuery(located("/oembed"), query),
	asset: (file: string): string => located(`/${segments(file)}`),
} as const;

/** The most models that a comparison shows. */
export const MOST_COMPARED = 4;

/** Links to other sites. */
export const outward = {
	/** A source file of this project on GitHub; `repository` is `owner/name`. */
	edit: (repository: string, file: string): string => `https://github.com/${repository}/blob/main/${segments(file)}`,
	repository: (repository: string): string => `https://github.com/${repository}`,
	dataset: (hub: string, id: string): string => `${hub}/datasets/${segments(id)}`,
	space: (hub: string, id: string): string => `${hub}/spaces/${segments(id)}`,
	hubModel: (hub: string, id: string): string => `${hub}/${segments(id)}`,
	video: (youtubeId: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`,
} as const;

/** The page of a model, `owner/name` or just `name`; for an id that no address can hold, a search for it. */
function model(id: string, query?: Query): string {
	const steps = stepsOf(id);
	return steps === undefined ? links.models({ q: id }) : withQuery(located(`/models/${steps}`), query);
}

/** The steps of the path of a model; undefined for an id that no address can hold. */
function stepsOf(id: string): string | undefined {
	const steps = idSteps(id);
	return steps.split("/").some((step) => step === "" || step === "." || step === "..") ? undefined : steps;
}

function ownerAt(name: string, step: string): string {
	const isStep = name !== "" && name !== "." && name !== "..";
	return isStep ? path`/models/${step}` : links.models({ author: name });
}

/** A path in which every hole is encoded as one segment. */
function path(strings: TemplateStringsArray, ...holes: readonly string[]): string {
	return located(String.raw({ raw: strings }, ...holes.map(encodeURIComponent)));
}

/** Encodes the segments of a path and keeps its slashes. */
function segments(joined: string): string {
	return joined.split("/").map(encodeURIComponent).join("/");
}

/** An address with a query. Empty and absent values are left out, so that one state has one address. */
function withQuery(address: string, query: Query = {}): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query))
		for (const one of Array.isArray(value) ? value : [value])
			if (one !== undefined && one !== "" && one !== false) search.append(name, String(one));
	return search.size === 0 ? address : `${address}?${search}`;
}
