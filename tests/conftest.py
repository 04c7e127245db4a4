"""What all tests share: one way to try Hypothesis examples, in CI and at home."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Machines are shared and slow at times: no example fails for having taken long.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("default"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "default")
