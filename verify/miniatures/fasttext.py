"""Miniatures for fastText."""

from miniatures.hub import miniature

WORDS = ["__label__bread The new bakery makes wonderful bread.", "__label__cake The old bakery makes a fine cake."] * 9
SIZES = {"dim": 4, "epoch": 1, "minCount": 1, "thread": 1, "verbose": 0}


@miniature("load/fasttext/text-classification", needs=["fasttext"])
def classifier(hub, record):
    import fasttext

    fasttext.train_supervised(text(hub), bucket=0, loss="hs", **SIZES).save_model(str(hub.repo(record["id"]) / "model.bin"))


@miniature("load/fasttext/feature-extraction", "load/fasttext/other-file", "load/fasttext/usual-file", needs=["fasttext"])
def vectors(hub, record):
    import fasttext

    names = {file["rfilename"] for file in record.get("siblings", [])}
    name = "vectors.bin" if "vectors.bin" in names else "model.bin"
    fasttext.train_unsupervised(text(hub), bucket=100, **SIZES).save_model(str(hub.repo(record["id"]) / name))


def text(hub) -> str:
    path = hub.scratch() / "text.txt"
    path.write_text("\n".join(WORDS))
    return str(path)
