"""Miniatures for LightGBM: two trees for numbers at random, as text, or as joblib stores a model."""

import lightgbm
import numpy as np

from miniatures.hub import miniature

SMALLEST = {"n_estimators": 2, "num_leaves": 3, "min_child_samples": 1, "verbose": -1}


@miniature("load/lightgbm/trees", "load/lightgbm/with-files", needs=["lightgbm"])
def trees(hub, record):
    numbers = np.random.default_rng(0)
    table = lightgbm.Dataset(numbers.random((32, 2)), numbers.random(32), feature_name=["wind", "moon"])
    settings = {"num_leaves": 3, "min_data_in_leaf": 1, "verbose": -1}
    lightgbm.train(settings, table, num_boost_round=2).save_model(hub.repo(record["id"]) / "tides.txt")


@miniature("load/lightgbm/joblib", "load/lightgbm/joblib-with-files", needs=["lightgbm"])
def stored(hub, record):
    import joblib

    numbers = np.random.default_rng(0)
    model = lightgbm.LGBMRegressor(**SMALLEST).fit(numbers.random((32, 2)), numbers.random(32))
    joblib.dump(model, hub.repo(record["id"]) / "tides.pkl")
