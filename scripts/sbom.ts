// npm run sbom: writes the bill of materials (CycloneDX) to release/sbom.cdx.json, and the list of licences.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LICENCES_FILE, licenceList } from "./supply/licences.ts";
import { sbomOf } from "./supply/sbom.ts";

const root = dirname(import.meta.dirname);
const file = join(root, "release/sbom.cdx.json");

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, sbomOf(root, process.env["SOURCE_DATE_EPOCH"]));
writeFileSync(join(root, LICENCES_FILE), licenceList(root));
console.log(`Written: release/sbom.cdx.json and ${LICENCES_FILE}`);
