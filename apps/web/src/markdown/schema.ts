import { defaultSchema, type Schema } from "hast-util-sanitize";

/** Elements whose content is no prose either: it goes with them. */
const STRIPPED = [
	"script",
	"style",
	"iframe",
	"object",
	"embed",
	"applet",
	"noscript",
	"noembed",
	"noframes",
	"template",
	"title",
	"textarea",
	"select",
	"button",
	"svg",
	"math",
	"xmp",
	"plaintext",
];

/** GitHub's allow-list without what takes keys, focus, form fields or pictures of its own choosing. */
const ATTRIBUTES = [
	"align",
	"alt",
	"colSpan",
	"dateTime",
	"dir",
	"id",
	"lang",
	"open",
	"rowSpan",
	"scope",
	"start",
	"title",
];
const LEFT_OUT = new Set(["input", "picture", "source"]);

/**
 * What a stranger's Markdown may hold. Ids and names get `prefix`, so none can stand in for one of the page's own.
 */
export function schemaOf(prefix: string): Schema {
	return {
		...defaultSchema,
		clobberPrefix: prefix,
		strip: STRIPPED,
		tagNames: [
			...(defaultSchema.tagNames ?? []).filter((name) => !LEFT_OUT.has(name)),
			"abbr",
			"figure",
			"figcaption",
			"mark",
		],
		attributes: {
			a: ["href", "name"],
			code: [["className", /^language-[\w+#.-]{1,40}$/]],
			img: ["src", "width", "height"],
			td: [["className", /^(?:number|to-middle)$/]],
			th: [["className", /^(?:number|to-middle)$/]],
			"*": ATTRIBUTES,
		},
		protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
		required: {},
	};
}
