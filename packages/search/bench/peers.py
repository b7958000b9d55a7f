"""Asks other engines the same questions: peers.py ENGINE RECORDS QUESTIONS FOLDER EACH

Prints one line of JSON: the cost of reading the records, and for each question the CPU time, the elapsed time and the
number of records found. At most EACH questions of each kind are asked, and none after a minute.
"""

import collections
import json
import re
import resource
import sys
import time

FACETS = ["task", "library", "licence", "language", "author", "tag", "base_model", "format", "gated", "size"]
FORMATS = {"safetensors", "gguf", "onnx", "pytorch", "jax", "mlx", "openvino", "coreml", "tflite", "keras", "joblib"}
SIZES = [(1e9, "under-1b"), (3e9, "1b-3b"), (8e9, "3b-8b"), (20e9, "8b-20b"), (80e9, "20b-80b")]
BORDER = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])")
#: Seconds per kind of question.
TIME_LIMIT = 60


def cost():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return (used.ru_utime + used.ru_stime) * 1000, time.perf_counter() * 1000


def counted(query):
    """The facets that are counted: invented records have none of the others, which cost these engines nothing."""
    return [facet for facet in query.get("facets", []) if facet in FACETS]


def values(record):
    """The values of a record by facet."""
    card, tags = record["cardData"], list(dict.fromkeys(record["tags"]))
    total = record.get("safetensors", {}).get("total")
    base = card.get("base_model", [])
    return {
        "task": [record[key] for key in ["pipeline_tag"] if key in record],
        "library": [record[key] for key in ["library_name"] if key in record],
        "licence": [card["license"]] if "license" in card else [],
        "language": card.get("language", []),
        "author": [record["author"]],
        "tag": tags,
        "base_model": [base] if isinstance(base, str) else base,
        "format": [tag for tag in tags if tag in FORMATS],
        "gated": ["yes" if record["gated"] else "no"],
        "size": [] if total is None else [next((name for most, name in SIZES if total < most), "over-80b")],
    }


def tokens(text):
    found = {}
    for piece in re.findall(r"[A-Za-z0-9]+", text):
        for part in [piece, *BORDER.split(piece)]:
            found[part.lower()] = True
    return list(found)


def read(path):
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


class DuckDB:
    def __init__(self, records, folder):
        import duckdb

        self.db = duckdb.connect(f"{folder}/peer.duckdb")
        self.db.execute("SET threads = 2")
        formats = ", ".join(f"'{name}'" for name in sorted(FORMATS))
        size = " ".join(f"WHEN safetensors.total < {most:.0f} THEN ['{name}']" for most, name in SIZES)
        self.db.execute(f"""
            CREATE TABLE models AS SELECT id, downloads, trendingScore AS trending,
            CASE WHEN pipeline_tag IS NULL THEN [] ELSE [pipeline_tag] END AS task,
            CASE WHEN library_name IS NULL THEN [] ELSE [library_name] END AS library,
            CASE WHEN cardData.license IS NULL THEN [] ELSE [cardData.license] END AS licence,
            coalesce(cardData.language, []) AS language, [author] AS author, list_distinct(tags) AS tag,
            CASE WHEN cardData.base_model IS NULL THEN [] ELSE [cardData.base_model] END AS base_model,
            list_filter(list_distinct(tags), lambda tag: tag IN ({formats})) AS format,
            [CASE gated WHEN 'auto' THEN 'yes' ELSE 'no' END] AS gated,
            CASE WHEN safetensors.total IS NULL THEN [] {size} ELSE ['over-80b'] END AS size
            FROM read_json('{records}', format = 'newline_delimited', columns = {{id: 'VARCHAR', downloads: 'BIGINT',
            trendingScore: 'DOUBLE', pipeline_tag: 'VARCHAR', library_name: 'VARCHAR', author: 'VARCHAR', gated: 'VARCHAR',
            tags: 'VARCHAR[]', safetensors: 'STRUCT(total BIGINT)',
            cardData: 'STRUCT(license VARCHAR, "language" VARCHAR[], base_model VARCHAR)'}})""")
        self.db.execute("CREATE INDEX by_id ON models (id)")

    def where(self, query, skipped=None):
        parts, given = ["true"], []
        for facet, wanted in query.get("filters", {}).items():
            if facet == skipped:
                continue
            parts.append(f"list_has_any({facet}, ?)")
            given.append(wanted)
        for word in query.get("text", "").split():
            parts.append("regexp_matches(lower(id), ?)")
            start = "" if query.get("inside") else "(^|[^a-z0-9])"
            given.append(f"{start}{re.escape(word.lower())}")
        return " AND ".join(parts), given

    def total(self, query):
        condition, given = self.where(query)
        return self.db.execute(f"SELECT count(*) FROM models WHERE {condition}", given).fetchone()[0]

    def page(self, query, after):
        if after:
            order = "ORDER BY downloads DESC, id LIMIT 30"
            start = "downloads < ? OR (downloads = ? AND id > ?)"
            self.db.execute(f"SELECT id FROM models WHERE {start} {order}", [after[0], after[0], after[1]]).fetchall()
            return self.total(query)
        condition, given = self.where(query)
        self.db.execute(f"SELECT id FROM models WHERE {condition} ORDER BY trending DESC, id LIMIT 30", given).fetchall()
        for facet in counted(query):
            condition, given = self.where(query, facet)
            self.db.execute(
                f"SELECT value, count(*) AS n FROM (SELECT unnest({facet}) AS value FROM models WHERE {condition}) "
                "GROUP BY value ORDER BY n DESC, value LIMIT 50",
                given,
            ).fetchall()
        return self.total(query)

    def get(self, identifier):
        return len(self.db.execute("SELECT * FROM models WHERE id = ?", [identifier]).fetchall())


class Tantivy:
    def __init__(self, records, folder):
        import os

        import tantivy

        self.tantivy = tantivy
        builder = tantivy.SchemaBuilder()
        builder.add_text_field("id", stored=True, tokenizer_name="raw")
        builder.add_text_field("token", tokenizer_name="raw", index_option="basic")
        for facet in FACETS:
            builder.add_text_field(facet, fast=True, tokenizer_name="raw", index_option="basic")
        for field in ["trending", "downloads"]:
            builder.add_integer_field(field, fast=True)
        self.schema = builder.build()
        os.makedirs(f"{folder}/peer.tantivy", exist_ok=True)
        self.index = tantivy.Index(self.schema, path=f"{folder}/peer.tantivy")
        writer = self.index.writer(heap_size=400_000_000, num_threads=2)
        for record in read(records):
            words = dict.fromkeys([*tokens(record["id"]), *(word for tag in record["tags"] for word in tokens(tag))])
            numbers = {"trending": record["trendingScore"], "downloads": record["downloads"]}
            writer.add_document(tantivy.Document(id=record["id"], token=list(words), **numbers, **values(record)))
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()

    def query(self, query, skipped=None):
        make, occur = self.tantivy.Query, self.tantivy.Occur
        parts = [
            (occur.Must, make.term_set_query(self.schema, facet, wanted))
            for facet, wanted in query.get("filters", {}).items()
            if facet != skipped
        ]
        for word in query.get("text", "").split():
            start = ".*" if query.get("inside") else ""
            parts.append((occur.Must, make.regex_query(self.schema, "token", f"{start}{re.escape(word.lower())}.*")))
        return make.boolean_query(parts) if parts else make.all_query()

    def page(self, query, after):
        wanted = self.query(query)
        order = "downloads" if after else "trending"
        found = self.searcher.search(wanted, limit=30, count=True, order_by_field=order)
        filtered = [facet for facet in counted(query) if facet in query.get("filters", {})]
        unfiltered = [facet for facet in counted(query) if facet not in filtered]
        if unfiltered:
            self.searcher.aggregate(wanted, self.terms(unfiltered))
        for facet in filtered:
            self.searcher.aggregate(self.query(query, facet), self.terms([facet]))
        for _, address in found.hits:
            self.searcher.doc(address)
        return found.count

    def terms(self, facets):
        return {facet: {"terms": {"field": facet, "size": 50}} for facet in facets}

    def get(self, identifier):
        return self.searcher.search(self.tantivy.Query.term_query(self.schema, "id", identifier), limit=1).count


def main(engine, records, questions, folder, each):
    before = cost()
    peer = {"duckdb": DuckDB, "tantivy": Tantivy}[engine](records, folder)
    after = cost()
    built = {"cpu": after[0] - before[0], "wall": after[1] - before[1]}
    asked, spent = [], collections.Counter()
    with open(questions, encoding="utf-8") as file:
        wanted = json.load(file)
    for at, question in enumerate(wanted):
        kind = question["kind"]
        if kind == "deep page, no facets" and engine == "tantivy":
            continue  # It pages by the number of hits, not by position.
        if sum(1 for one in asked if one["kind"] == kind) >= each or spent[kind] > TIME_LIMIT * 1000:
            continue
        start = cost()
        if "id" in question:
            total = peer.get(question["id"])
        else:
            query = {**question["query"], "inside": kind == "infix"}
            total = peer.page(query, question.get("after"))
        end = cost()
        spent[kind] += end[1] - start[1]
        asked.append({"at": at, "kind": kind, "cpu": end[0] - start[0], "wall": end[1] - start[1], "total": total})
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6
    print(json.dumps({"built": built, "mostMemory": most, "asked": asked}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4], int(sys.argv[5]))
