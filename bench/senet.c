/* Random games of Senet in C, as a measure for the compiled rules: the same games, number by
 * number, with the same checksum.
 *
 *     gcc -O3 -march=native -o senet bench/senet.c && ./senet SEED GAMES
 *
 * Four coins, exact exit. Squares are the bits 1 to 30 of a word; bit 0 is a pawn that waits.
 * Prints the wins of each seat, the tokens, the checksum and the processor's seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t u64;
#define MASK ((1ULL << 63) - 1)
#define TRACK ((1ULL << 31) - 2)
#define FIRST_ROWS ((1ULL << 21) - 2)
#define SAFE (1ULL << 26 | 1ULL << 28 | 1ULL << 29 | 1ULL << 30)
#define WHITE_START (1ULL << 1 | 1ULL << 3 | 1ULL << 5 | 1ULL << 7 | 1ULL << 9)
#define BLACK_START (1ULL << 2 | 1ULL << 4 | 1ULL << 6 | 1ULL << 8 | 1ULL << 10)
#define WATER 27
#define BACKWARD 31

static const int COINS[16] = {6, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

static u64 word(u64 stream) {
    u64 mixed = (stream ^ stream >> 30) * 0x3F58476D1CE4E5B9ULL & MASK;
    mixed = (mixed ^ mixed >> 27) * 0x14D049BB133111EBULL & MASK;
    return mixed ^ mixed >> 31;
}

static u64 below(u64 drawn, u64 limit) { return (drawn >> 22) * limit >> 41; }

static u64 barrage(u64 pawns) {
    u64 first = pawns & pawns >> 1 & pawns >> 2;
    return first | first << 1 | first << 2;
}

static u64 legal(u64 own, u64 enemy, int waiting, int throw, int plays_black) {
    if (own == BLACK_START && throw == 1 && plays_black && enemy == WHITE_START)
        return 1ULL << 10;
    u64 pair = enemy & enemy >> 1, wall = barrage(enemy);
    u64 closed = own | pair | pair << 1 | (enemy & SAFE);
    u64 targets = TRACK & ~closed;
    if (!(own & FIRST_ROWS) && !waiting) targets |= 1ULL << 31;
    u64 movers = own & targets >> throw;
    if (waiting) movers |= (targets & ~enemy) >> throw & 1;
    movers &= ~(wall >> 1 | wall >> (throw + 1) / 2 | wall >> throw);
    if (movers) return movers;
    u64 empty = TRACK & ~(own | enemy);
    movers = own & empty << throw & ~(wall << 1 | wall << (throw + 1) / 2 | wall << throw);
    return movers << BACKWARD;
}

int main(int argc, char **argv) {
    u64 seed = argc > 1 ? strtoull(argv[1], 0, 10) : 1;
    u64 games = argc > 2 ? strtoull(argv[2], 0, 10) : 10000;
    u64 wins[2] = {0, 0}, tokens = 0, sum = 0;
    clock_t begun = clock();
    for (u64 game = 0; game < games; game++) {
        u64 stream = word((word(seed) + game) & MASK), check = 0;
        u64 own = BLACK_START, enemy = WHITE_START, swap;
        int own_waits = 0, enemy_waits = 0, seat = 0, black = -1, over = 0;
        while (!over) {
            stream = (stream + 0x1E3779B97F4A7C15ULL) & MASK;
            int throw = COINS[below(word(stream), 16)], passes;
            u64 menu = 0;
            check = (check * 31 + throw) & MASK;
            tokens++;
            if (black < 0) {
                if (throw == 1) { black = seat; menu = 1ULL << 10; }
                else { seat = 1 - seat; continue; }
            } else
                menu = legal(own, enemy, own_waits, throw, seat == black);
            if (menu) {
                stream = (stream + 0x1E3779B97F4A7C15ULL) & MASK;
                u64 index = below(word(stream), __builtin_popcountll(menu));
                while (index--) menu &= menu - 1;
                int move = __builtin_ctzll(menu);
                check = (check * 31 + move) & MASK;
                tokens++;
                int back = move > BACKWARD;
                u64 from = 1ULL << (back ? move - BACKWARD : move);
                u64 to = 1ULL << (back ? move - BACKWARD - throw : move + throw);
                if (from == 1) own_waits--;
                if (enemy & to) enemy ^= from | to;
                own = (own & ~from) | (to & TRACK);
                if (own >> WATER & 1) {
                    own ^= 1ULL << WATER;
                    if ((own | enemy) & 2) own_waits++; else own |= 2;
                }
                over = !own && !own_waits;
                passes = !(throw == 1 || throw == 4 || throw == 6) && !over;
            } else
                passes = 1;
            if (passes) {
                swap = own; own = enemy; enemy = swap;
                int waits = own_waits; own_waits = enemy_waits; enemy_waits = waits;
                seat = 1 - seat;
            }
        }
        wins[seat]++;
        sum = (sum + check) & MASK;
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("%llu %llu %llu %llu %f\n", (unsigned long long)wins[0], (unsigned long long)wins[1],
           (unsigned long long)tokens, (unsigned long long)sum, seconds);
    return 0;
}
