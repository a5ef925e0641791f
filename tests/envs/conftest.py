"""The warnings of these tests are asked for one by one, so no other thread may touch them."""

import pytest

from colonnade.bots import warming


@pytest.fixture(autouse=True)
def _nothing_is_compiled_meanwhile() -> None:
    # The compiler puts the list of warning filters aside and back, for all threads at once.
    warming.settle()
