/* Towers by hand in C, for comparison: the classic edition, random play.
 *
 * Written as one would who knows the machine: mice know what is below them, spaces know their top mouse, no tables of
 * editions, no copies. It draws the same random numbers as our simulation, so that wins and moves must agree.
 *
 *     cc -O2 -o towers towers.c && ./towers PLAYERS GAMES SEED      prints: moves, seconds, wins of each seat
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SPACES = 30, MICE = 4, FACES = 6, CLOVER = 6, REACH = 5, NO_MOUSE = 0 };

static const int8_t TRAP[SPACES + 1] = {[4] = 1, [8] = 1, [11] = 1, [15] = 1, [18] = 1, [22] = 1, [25] = 1, [28] = 1};

typedef struct {
    int8_t pantry[4], home[4], first[4], arrived, under_way;
    int8_t space[17], below[17], caught[17], top[SPACES + 1];
} Match;

static uint32_t a, b, c, d;

static inline uint32_t next_word(void) {
    uint32_t word = a + b + d++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + word;
    return word;
}

static void seed_stream(uint64_t seed, uint64_t number) {
    a = (uint32_t)seed;
    b = (uint32_t)(seed >> 32);
    c = (uint32_t)number;
    d = 1 + (uint32_t)(number >> 32);
    for (int i = 0; i < 12; i++) next_word();
}

static inline int below(uint32_t limit) {
    uint64_t product = (uint64_t)(next_word() >> 1) * limit;
    if ((product & 0x7FFFFFFF) < limit) {
        uint32_t unfair = 0x80000000u % limit;
        while ((product & 0x7FFFFFFF) < unfair) product = (uint64_t)(next_word() >> 1) * limit;
    }
    return (int)(product >> 31);
}

static inline int is_free(const Match *m, int mouse) { return m->top[m->space[mouse]] == mouse && !m->caught[mouse]; }

static int has_free_mouse(const Match *m, int seat) {
    if (m->pantry[seat]) return 1;
    for (int mouse = seat * MICE + 1; mouse <= (seat + 1) * MICE; mouse++)
        if (is_free(m, mouse)) return 1;
    return 0;
}

static void walk(Match *m, int seat, int from, int steps) {
    int mouse, to = from + steps;
    if (from == 0) {
        mouse = (seat + 1) * MICE - m->pantry[seat]-- + 1;
    } else {
        mouse = m->top[from];
        m->top[from] = m->below[mouse];
    }
    if (to > SPACES) {
        if (m->home[seat]++ == 0) m->first[m->arrived++] = (int8_t)seat;
        m->space[mouse] = 0;
        m->under_way--;
        return;
    }
    m->space[mouse] = (int8_t)to;
    m->below[mouse] = m->top[to];
    m->top[to] = (int8_t)mouse;
    if (TRAP[to] && m->below[mouse] == NO_MOUSE) {
        m->caught[mouse] = 1;
        m->under_way--;
    }
}

static int random_move(const Match *m, int seat, int *steps) {
    int face = below(FACES) + 1, from[MICE + 1], count = 0;
    if (m->pantry[seat]) from[count++] = 0;
    for (int mouse = seat * MICE + 1; mouse <= (seat + 1) * MICE - m->pantry[seat]; mouse++)
        if (is_free(m, mouse)) from[count++] = m->space[mouse];
    if (face != CLOVER) {
        *steps = face;
        return from[below((uint32_t)count)];
    }
    int pick = below((uint32_t)(count * REACH));
    *steps = pick % REACH + 1;
    return from[pick / REACH];
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    int players = atoi(argv[1]);
    long games = atol(argv[2]), moves = 0, wins[4] = {0};
    uint64_t seed = strtoull(argv[3], NULL, 10);
    struct timespec began, ended;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &began);
    for (long game = 0; game < games; game++) {
        Match m;
        memset(&m, 0, sizeof m);
        memset(m.pantry, MICE, (size_t)players);
        m.under_way = (int8_t)(players * MICE);
        seed_stream(seed, (uint64_t)game);
        int seat = 0;
        while (m.under_way) {
            while (!has_free_mouse(&m, seat)) seat = seat + 1 < players ? seat + 1 : 0;
            int steps, from = random_move(&m, seat, &steps);
            walk(&m, seat, from, steps);
            moves++;
            seat = seat + 1 < players ? seat + 1 : 0;
        }
        int best = m.arrived ? m.first[0] : -1;
        for (int place = 1; place < m.arrived; place++)
            if (m.home[m.first[place]] > m.home[best]) best = m.first[place];
        for (int s = 0; s < players; s++) wins[s] += best < 0 || best == s;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    double seconds = (double)(ended.tv_sec - began.tv_sec) + (double)(ended.tv_nsec - began.tv_nsec) * 1e-9;
    printf("%ld %.6f %ld %ld %ld %ld\n", moves, seconds, wins[0], wins[1], wins[2], wins[3]);
    return 0;
}
