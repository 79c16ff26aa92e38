## Solved games

solve-unsolved = { $game }: не решена; решены { $games }
solve-large = слишком велика, чтобы решить её здесь: позиций { $positions } или больше, а посильно { $most }
solve-endless = для этого издания не решается: партия может длиться слишком долго или вечно
solve-unsettled = для этого издания не решается: оценки не сходятся достаточно близко

solve-exploring = найдено позиций: { $count }
solve-proving = круг { $round }: партия может длиться в среднем шагов: { $length }
solve-sweeping = круг { $round }: оценки изменились не больше чем на { $change }
