import { docstring, literal, pythonName } from "./names.ts";

/** A JSON Schema, as far as it becomes Python. */
export interface Schema {
	readonly $ref?: string;
	readonly type?: string | readonly string[];
	readonly const?: unknown;
	readonly enum?: readonly string[];
	readonly description?: string;
	readonly items?: Schema;
	readonly anyOf?: readonly Schema[];
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly additionalProperties?: Schema | boolean;
	readonly required?: readonly string[];
}

/** What is declared for the answers. */
export interface Classes {
	/** The texts, in the order in which they are declared, by their names. */
	readonly texts: Map<string, string>;
	/** The schemas that others refer to by their names. */
	readonly named: Map<string, Schema>;
}

const SIMPLE: Readonly<Record<string, string>> = { string: "str", integer: "int", number: "float", boolean: "bool" };

/** The type of what an answer has. The class of an object is declared under the name, those inside it under longer ones. */
export function answerType(schema: Schema, name: string, classes: Classes): string {
	if (schema.$ref !== undefined) return referred(schema.$ref.split("/").at(-1)!, classes);
	if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
	if (schema.anyOf) return unionOf(schema.anyOf, name, classes);
	if (schema.type === "array") return `Tuple[${answerType(schema.items ?? {}, name, classes)}, ...]`;
	if (schema.properties) return declared(schema, name, classes);
	if (schema.type !== "object") return simple(schema);
	const { additionalProperties: values } = schema;
	return `Mapping[str, ${typeof values === "object" ? answerType(values, name, classes) : "object"}]`;
}

/** A type without parts; `["string", "null"]` is one that may be absent. */
function simple({ type = "" }: Schema): string {
	if (typeof type === "string") return SIMPLE[type] ?? "object";
	const [only, ...others] = type.filter((one) => one !== "null");
	return others.length === 0 ? `Optional[${simple({ type: only ?? "" })}]` : "object";
}

/** The name of a class or alias, which is declared before what refers to it. */
export function referred(name: string, classes: Classes): string {
	if (classes.texts.has(name)) return name;
	const type = answerType(classes.named.get(name) ?? {}, name, classes);
	if (type !== name) classes.texts.set(name, `${name} = ${type}\n`);
	return name;
}

function unionOf(all: readonly Schema[], name: string, classes: Classes): string {
	const types = all.filter(({ type }) => type !== "null").map((one) => answerType(one, name, classes));
	const whole = types.length === 1 ? types[0]! : `Union[${types.join(", ")}]`;
	return types.length < all.length ? `Optional[${whole}]` : whole;
}

/** Declares a frozen dataclass; returns its name. Fields without a default come first. */
function declared({ properties = {}, required = [], description }: Schema, name: string, classes: Classes): string {
	const fields = Object.entries(properties).map(([field, schema]) => {
		const type = answerType(schema, `${name}${field.charAt(0).toUpperCase()}${field.slice(1)}`, classes);
		const isRequired = required.includes(field);
		return { field, type: isRequired ? type : optional(type), isRequired, text: schema.description };
	});
	const lines = [...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)];
	const body = lines.map(({ field, type, isRequired, text }) =>
		attribute(`${pythonName(field)}: ${type}${isRequired ? "" : " = None"}`, text),
	);
	const about = description === undefined ? "" : `    ${docstring(description)}\n\n`;
	classes.texts.set(name, `@dataclass(frozen=True)\nclass ${name}:\n${about}${body.join("")}`);
	return name;
}

const optional = (type: string): string => (type.startsWith("Optional[") ? type : `Optional[${type}]`);

/** A field, and what it is. */
export const attribute = (line: string, text: string | undefined): string =>
	`    ${line}\n${text === undefined ? "" : `    ${docstring(text)}\n`}`;

/** The type of what a caller gives: lists may be any sequence, or one value. */
export function optionType(schema: Schema): string {
	if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
	const { items } = schema;
	if (schema.type !== "array") return simple(schema);
	if (items?.type !== "string") return "Sequence[Mapping[str, object]]";
	const one = optionType(items);
	return `Union[${one}, Sequence[${one}]]`;
}
