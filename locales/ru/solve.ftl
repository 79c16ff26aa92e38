## Solved games

solve-unsolved = { $game }: не решена; решены { $games }
solve-large = слишком велика, чтобы решить её здесь: позиций { $positions } или больше, а предел — { $most }
solve-endless = для этого издания не решается: партия может длиться слишком долго или вечно
solve-unsettled = для этого издания не решается: оценки сходятся недостаточно точно

solve-exploring = найдено позиций: { $count }
solve-proving = круг { $round }: шагов в партии в среднем может быть { NUMBER($length, minimumFractionDigits: 1, maximumFractionDigits: 1) }
solve-sweeping = круг { $round }: оценки изменились не больше чем на { NUMBER($change, maximumSignificantDigits: 1) }
