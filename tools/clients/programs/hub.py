"""Does one thing with huggingface_hub, and prints the result as JSON: python hub.py list|info|download|snapshot"""

import json
import os
import sys

import huggingface_hub
from huggingface_hub import HfApi, hf_hub_download, snapshot_download

VERSION = tuple(int(part) for part in huggingface_hub.__version__.split(".")[:2])
MODEL = os.environ["MODEL"]
CACHE = {"cache_dir": os.path.join(os.environ["HF_HOME"], "hub")}
# Later versions take the token from HF_TOKEN, and resume by themselves.
NAME = "use_auth_token" if VERSION < (0, 14) else "token"
TOKEN = {NAME: os.environ.get("HF_TOKEN", False)} if VERSION < (0, 20) else {}
RESUME = {"resume_download": True} if VERSION < (0, 23) else {}


def list_models():
    models = HfApi(endpoint=os.environ["HF_ENDPOINT"]).list_models(search=os.environ["SEARCH"], **TOKEN)
    return [model.modelId for model in models]


def info():
    token = {"token": os.environ.get("HF_TOKEN")} if TOKEN else {}
    model = HfApi(endpoint=os.environ["HF_ENDPOINT"]).model_info(MODEL, **token)
    assert os.environ["FILE"] in [file.rfilename for file in model.siblings], model.siblings
    return model.sha


STEPS = {
    "list": list_models,
    "info": info,
    "download": lambda: hf_hub_download(MODEL, os.environ["FILE"], **CACHE, **TOKEN, **RESUME),
    "snapshot": lambda: snapshot_download(MODEL, **CACHE, **TOKEN),
}

if __name__ == "__main__":
    try:
        print(json.dumps(STEPS[sys.argv[1]]()))
    except Exception as error:  # noqa: BLE001
        sys.exit(f"{type(error).__name__}: {error}")
