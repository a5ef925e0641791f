"""Machine instructions for `kernel.bits` and for overflowing arithmetic, in compiled code only."""

import operator
from collections.abc import Callable, Sequence
from typing import Any, Final

from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.cpython.tupleobj import getitem_unituple
from numba.extending import intrinsic, lower_builtin, overload

from colonnade.kernel import bits

from . import prng


@intrinsic
def population(typing: Any, mask: Any) -> Any:  # noqa: ANN401
    """How many bits are set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def trailing_zeros(typing: Any, mask: Any) -> Any:  # noqa: ANN401
    """The position of the lowest set bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@overload(bits.count)
def count(mask: int) -> Callable[[int], int]:
    """`bits.count` as one instruction."""

    def compiled(mask: int) -> int:
        return population(mask)  # type: ignore[call-arg]

    return compiled


@overload(bits.lowest)
def lowest(mask: int) -> Callable[[int], int]:
    """`bits.lowest` as one instruction."""

    def compiled(mask: int) -> int:
        return trailing_zeros(mask)  # type: ignore[call-arg]

    return compiled


@overload(bits.nth)
def nth(mask: int, index: int) -> Callable[[int, int], int]:
    """`bits.nth` unchanged, except for its last step."""

    def compiled(mask: int, index: int) -> int:
        for _ in range(index):
            mask &= mask - 1
        return trailing_zeros(mask)  # type: ignore[call-arg]

    return compiled


# Numba tells LLVM that ordinary sums and products never overflow, so that a mask applied after one
# that does would be optimised away. These use unsigned arithmetic, which may overflow.


@intrinsic
def wrapped_product(typing: Any, one: Any, other: Any) -> Any:  # noqa: ANN401
    """A product that may overflow, without its highest bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        product = builder.mul(*arguments)
        return builder.and_(product, ir.Constant(product.type, prng.MASK))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def wrapped_sum(typing: Any, one: Any, other: Any) -> Any:  # noqa: ANN401
    """A sum that may overflow, without its highest bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        total = builder.add(*arguments)
        return builder.and_(total, ir.Constant(total.type, prng.MASK))

    return types.int64(types.int64, types.int64), generate


@overload(prng.times)
def times(one: int, other: int) -> Callable[[int, int], int]:
    """`prng.times`, allowed to overflow."""

    def compiled(one: int, other: int) -> int:
        return wrapped_product(one, other)  # type: ignore[call-arg]

    return compiled


@overload(prng.plus)
def plus(one: int, other: int) -> Callable[[int, int], int]:
    """`prng.plus`, allowed to overflow."""

    def compiled(one: int, other: int) -> int:
        return wrapped_sum(one, other)  # type: ignore[call-arg]

    return compiled


# A state's fields `board0`, `board1`… are indexed by seat. Numba compiles every such index to a
# jump that the processor predicts badly; selecting among so few fields is faster.


@lower_builtin(operator.getitem, types.NamedUniTuple, types.intp)  # type: ignore[no-untyped-call, untyped-decorator]
def numbered_field(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ANN401
    """The field of a tuple whose index is only known at run time."""
    fields = signature.args[0].instance_class
    number = numbered(fields._fields) if fields.__module__.startswith("colonnade.") else 0
    if number == 0:
        return getitem_unituple(context, builder, signature, arguments)
    whole, index = arguments
    chosen = builder.extract_value(whole, number - 1)
    for field in range(number - 1):
        is_it = builder.icmp_signed("==", index, ir.Constant(index.type, field))
        chosen = builder.select(is_it, builder.extract_value(whole, field), chosen)
    return chosen


def numbered(names: Sequence[str]) -> int:
    """How many of the first fields end in their own number."""
    number = 0
    while number < len(names) and names[number].endswith(str(number)):
        number += 1
    return number


SUBSTITUTED: Final = (bits.count, bits.lowest, bits.nth, prng.times, prng.plus)
