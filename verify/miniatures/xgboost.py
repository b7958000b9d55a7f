"""Miniatures for XGBoost: two trees for numbers at random, in its formats, or as joblib stores a model."""

import numpy as np
import xgboost

from miniatures.hub import miniature


@miniature("load/xgboost/with-files", "load/xgboost/trees", needs=["xgboost"])
def trees(hub, record):
    numbers = np.random.default_rng(0)
    table = xgboost.DMatrix(numbers.random((32, 2)), numbers.random(32), feature_names=["wind", "moon"])
    name = "tides.ubj" if record.get("siblings") else "tides.json"
    xgboost.train({"max_depth": 2}, table, num_boost_round=2).save_model(hub.repo(record["id"]) / name)


@miniature("load/xgboost/joblib", needs=["xgboost"])
def stored(hub, record):
    import joblib

    numbers = np.random.default_rng(0)
    model = xgboost.XGBRegressor(n_estimators=2, max_depth=2).fit(numbers.random((32, 2)), numbers.random(32))
    joblib.dump(model, hub.repo(record["id"]) / "tides.joblib")
