"""Miniatures for fastai."""

from importlib.metadata import version

from miniatures.hub import miniature


@miniature("load/fastai/image-classification")
def pictures(hub, record):
    from fastai.vision.all import ImageDataLoaders, Learner, Resize
    from PIL import Image
    from torch import nn

    folder = hub.scratch()
    for at, label in enumerate(["bread", "cake"] * 4):
        Image.new("RGB", (16, 16), (40 * at, 90, 30)).save(folder / f"{label}_{at}.png")
    names = sorted(folder.glob("*.png"))
    labels = [name.stem.split("_")[0] for name in names]
    data = ImageDataLoaders.from_lists(folder, names, labels, item_tfms=Resize(16), bs=2, num_workers=0)
    network = nn.Sequential(nn.Conv2d(3, 4, 3), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(4, 2))
    publish(Learner(data, network, loss_func=nn.CrossEntropyLoss()), hub.repo(record["id"]))


@miniature("load/fastai/no-task")
def table(hub, record):
    import pandas
    from fastai.tabular.all import Normalize, TabularDataLoaders, tabular_learner

    rows = pandas.DataFrame({"hour": [float(hour) for hour in range(24)], "riders": [hour * 2.0 for hour in range(24)]})
    data = TabularDataLoaders.from_df(rows, procs=[Normalize], cont_names=["hour"], y_names="riders", bs=4)
    publish(tabular_learner(data, layers=[4]), hub.repo(record["id"]))


def publish(learner, folder) -> None:
    """Writes what `push_to_hub_fastai` of huggingface_hub uploads: the learner, and the versions it was made with."""
    learner.export(folder / "model.pkl")
    needs = ", ".join(f'"{name}={version(name)}"' for name in ("fastai", "fastcore"))
    (folder / "pyproject.toml").write_text(f'[build-system]\nrequires = ["setuptools>=40.8.0", "python=3.11", {needs}]\n')
