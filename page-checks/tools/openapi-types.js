// @ts-check
// Makes TypeScript declarations of the server's OpenAPI description: `Api.Game` and so on for the schemas, and
// `Api.Get` and `Api.Post`, which tell for each address what is sent and what comes back.
//
//   node openapi-types.js openapi.json api.d.ts
import { readFileSync, writeFileSync } from "node:fs";

/**
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {unknown[]} [enum]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema | boolean} [additionalProperties]
 * @property {string} [description]
 */
/** @typedef {{ content?: Record<string, { schema: Schema }> }} Content */
/** @typedef {{ requestBody?: Content, responses: Record<string, Content> }} Operation */

/** @type {Record<string, string>} */
const PLAIN = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

/** @param {string} [text] */
const comment = (text) => (text ? `/** ${text.replaceAll("*/", "* /")} */ ` : "");

/** @param {Schema} schema */
function fields(schema) {
  const all = Object.entries(schema.properties ?? {}).map(([name, each]) => {
    const mark = schema.required?.includes(name) ? "" : "?";
    return `${comment(each.description)}${JSON.stringify(name)}${mark}: ${type(each)};`;
  });
  return `{ ${all.join(" ")} }`;
}

/**
 * @param {Schema | undefined} schema
 * @returns {string}
 */
function type(schema) {
  if (schema === undefined) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((each) => type({ ...schema, type: each })).join(" | ");
  if (schema.type === "array") return `Array<${type(schema.items)}>`;
  if (schema.type === "object" && schema.properties) return fields(schema);
  if (schema.type === "object") {
    const each = schema.additionalProperties;
    return `Record<string, ${typeof each === "object" ? type(each) : "unknown"}>`;
  }
  return PLAIN[schema.type ?? ""] ?? "unknown";
}

/** @param {Content} [content] */
const json = (content) => content?.content?.["application/json"]?.schema;

/** @param {Operation} operation */
function reply(operation) {
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  const schema = json(good?.[1]);
  return schema ? type(schema) : "unknown";
}

/** @typedef {Record<string, { get?: Operation, post?: Operation }>} Paths */

/** @param {{ paths: Paths, components: { schemas: Record<string, Schema> } }} api */
function declarations({ paths, components }) {
  const lines = ["// Made of openapi.json by the build.", "declare namespace Api {"];
  for (const [name, schema] of Object.entries(components.schemas)) {
    lines.push(`  ${comment(schema.description)}type ${name} = ${type(schema)};`);
  }
  lines.push("  interface Get {");
  for (const [path, { get }] of Object.entries(paths)) {
    if (get) lines.push(`    ${JSON.stringify(path)}: ${reply(get)};`);
  }
  lines.push("  }", "  interface Post {");
  for (const [path, { post }] of Object.entries(paths)) {
    if (!post) continue;
    const body = json(post.requestBody);
    lines.push(`    ${JSON.stringify(path)}: { body: ${body ? type(body) : "{}"}; reply: ${reply(post)} };`);
  }
  lines.push("  }", "}");
  return `${lines.join("\n")}\n`;
}

const [from, to] = process.argv.slice(2);
writeFileSync(to, declarations(JSON.parse(readFileSync(from, "utf8"))));
