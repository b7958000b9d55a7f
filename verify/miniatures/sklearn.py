"""Miniatures for scikit-learn: one small classifier, in each of the formats."""

import joblib
import skops.io
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from miniatures.hub import miniature


def classifier():
    return make_pipeline(StandardScaler(), LogisticRegression()).fit([[0, 1], [1, 0], [1, 1]], [0, 1, 1])


@miniature("load/sklearn/joblib", "load/sklearn/joblib-named", "load/sklearn/skops-pickle")
def pickled(hub, record):
    file = record.get("config", {}).get("sklearn", {}).get("model", {}).get("file", "sklearn_model.joblib")
    joblib.dump(classifier(), hub.repo(record["id"]) / file)


@miniature("load/sklearn/skops", "load/sklearn/skops-file-untagged")
def skops_file(hub, record):
    skops.io.dump(classifier(), hub.repo(record["id"]) / "model.skops")
