"""Miniatures for Keras: one small network, as a folder and as an archive."""

from zipfile import ZipFile

from miniatures.hub import miniature


def archive(hub):
    """The path of an archive of the network, which any backend loads."""
    import os

    os.environ["KERAS_BACKEND"] = "jax"
    import keras

    network = keras.Sequential([keras.Input((4,)), keras.layers.Dense(2, activation="softmax")])
    path = hub.scratch() / "model.keras"
    network.save(path)
    return path


@miniature("load/keras/archive")
def as_archive(hub, record):
    archive(hub).rename(hub.repo(record["id"]) / "model.keras")


@miniature("load/keras/folder", "load/keras/folder-with-archive")
def as_folder(hub, record):
    path, folder = archive(hub), hub.repo(record["id"])
    ZipFile(path).extractall(folder)
    if "siblings" in record:
        path.rename(folder / "model.keras")
