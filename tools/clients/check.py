"""Uses huggingface_hub as a program does, and prints what works as JSON: python check.py FOLDER"""

import json
import os
import sys

import huggingface_hub
from huggingface_hub import HfApi, hf_hub_download, snapshot_download

MODEL, LARGE = "acme/chat", "chat-Q8_0.gguf"
folder = sys.argv[1]
endpoint = os.environ["HF_ENDPOINT"]
api = HfApi(endpoint=endpoint)
cache = os.path.join(folder, "cache")
found = {}


def check(name, work):
    try:
        work()
        found[name] = True
    except Exception as error:  # noqa: BLE001
        found[name] = f"{type(error).__name__}: {error}"[:300]


def listed():
    models = list(api.list_models(search="ME/CH"))
    assert [getattr(model, "modelId", None) for model in models] == [MODEL], models


def info():
    model = api.model_info(MODEL)
    assert len(model.sha) == 40, model.sha
    assert LARGE in [file.rfilename for file in model.siblings]


def download():
    path = hf_hub_download(MODEL, LARGE, cache_dir=cache)
    assert open(path, "rb").read() == open(os.environ["EXPECTED"], "rb").read()


def resume():
    """A download that was killed: its file is there in part, under the name of its digest."""
    path = os.path.realpath(hf_hub_download(MODEL, LARGE, cache_dir=cache))
    whole = open(path, "rb").read()
    os.remove(path)
    with open(path + ".incomplete", "wb") as part:
        part.write(whole[:20_000_000])
    options = {"resume_download": True} if huggingface_hub.__version__ < "0.30" else {}
    again = hf_hub_download(MODEL, LARGE, cache_dir=cache, **options)
    assert open(again, "rb").read() == whole


def snapshot():
    path = snapshot_download(MODEL, cache_dir=cache)
    assert "config.json" in os.listdir(path)


def again():
    """What is in the cache is used without the server."""
    before = snapshot_download(MODEL, cache_dir=cache)
    assert snapshot_download(MODEL, cache_dir=cache, local_files_only=True) == before


def missing():
    for name in ["acme/none", "acme/recorded"]:
        try:
            snapshot_download(name, cache_dir=cache)
        except Exception as error:  # noqa: BLE001
            assert type(error).__name__ == "RepositoryNotFoundError", repr(error)
        else:
            raise AssertionError(f"{name} was found")


def refused(error, word, work):
    try:
        work()
    except Exception as problem:  # noqa: BLE001
        assert type(problem).__name__ in error and word in str(problem), repr(problem)
    else:
        raise AssertionError("it was not refused")


def access():
    """A private and a gated model: without a token, with one, with a wrong one."""
    token = os.environ["SECRET_TOKEN"]
    secret = ("acme/secret", "config.json")
    guarded = ("acme/guarded", "config.json")
    refused(["RepositoryNotFoundError"], "", lambda: hf_hub_download(*secret, cache_dir=cache))
    refused(["GatedRepoError", "HTTPError"], "403", lambda: hf_hub_download(*guarded, cache_dir=cache))
    wrong = {"cache_dir": cache, "token": "hf_wrong"} if NEW else {"cache_dir": cache, "use_auth_token": "hf_wrong"}
    refused(["HfHubHTTPError", "HTTPError", "RepositoryNotFoundError", "LocalEntryNotFoundError"], "", lambda: hf_hub_download(*secret, **wrong))
    right = {**wrong, "token" if NEW else "use_auth_token": token}
    for model in [secret, guarded]:
        assert open(hf_hub_download(*model, **right)).read() == "{}"
    assert HfApi(endpoint=endpoint).whoami(token)["name"] == "clients"
    assert "acme/secret" not in [one.modelId for one in api.list_models(author="acme")]
    assert "acme/secret" in [one.modelId for one in HfApi(endpoint=endpoint, **({"token": token} if NEW else {})).list_models(author="acme", **({} if NEW else {"use_auth_token": token}))]


NEW = tuple(int(part) for part in huggingface_hub.__version__.split(".")[:2]) >= (0, 14)

for work in [listed, info, download, resume, snapshot, again, missing, access]:
    check({"listed": "list"}.get(work.__name__, work.__name__), work)
print(json.dumps({"version": huggingface_hub.__version__, "found": found}))
