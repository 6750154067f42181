package org.gobang.ai.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranspositionTableTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 200_000})
  void isEmptyAfterClear(int count) {
    TranspositionTable table = new TranspositionTable(1);
    for (int round = 0; round < 2; round++) {
      long[] keys = new SplittableRandom(count).longs(count).toArray();
      for (long key : keys) {
        table.store(key, 7, 100, 50, 3, TableEntry.EXACT, false);
      }
      assertThat(table.probe(keys[count - 1])).isNotEqualTo(TableEntry.NONE);
      table.clear();
      assertThat(LongStream.of(keys).map(table::probe)).containsOnly(TableEntry.NONE);
    }
  }
}
