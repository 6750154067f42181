package org.gobang.study.explorer;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.gobang.api.record.Tags;

/**
 * The data of a game other than its moves.
 *
 * @param file the number of its file in the index, from 0
 * @param number the number of the game in the file, from 1
 * @param date the date of the game as in its record; empty if unknown
 * @param black the name of Black's player; empty if it is not known
 * @param white the name of White's player
 * @param result the result
 */
record GameRow(int file, int number, String date, String black, String white, GameResult result) {

  /** The length limit in UTF-16 units, which keeps an index of a million games small. */
  private static final int LONGEST = 60;

  /** Returns the row of a game with the tags of its record. */
  static GameRow of(int file, int number, Map<String, String> tags, GameResult result) {
    return new GameRow(
        file, number, tag(tags, Tags.DATE), tag(tags, Tags.BLACK), tag(tags, Tags.WHITE), result);
  }

  private static String tag(Map<String, String> tags, String key) {
    String value = tags.getOrDefault(key, "");
    return value.length() <= LONGEST ? value : value.substring(0, LONGEST);
  }

  GameRow inFile(int other) {
    return new GameRow(other, number, date, black, white, result);
  }

  /** Returns the data as the tags of a record. */
  Map<String, String> tags() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.DATE, date);
    tags.put(Tags.BLACK, black);
    tags.put(Tags.WHITE, white);
    tags.put(Tags.RESULT, result.word());
    tags.values().removeIf(String::isBlank);
    return tags;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(file);
    out.writeInt(number);
    out.writeByte(result.code());
    out.writeUTF(date);
    out.writeUTF(black);
    out.writeUTF(white);
  }

  static GameRow read(DataInput in) throws IOException {
    int file = in.readInt();
    int number = in.readInt();
    int result = in.readUnsignedByte();
    if (result >= GameResult.ALL.size()) {
      throw new DamagedIndexException("no result " + result);
    }
    return new GameRow(
        file, number, in.readUTF(), in.readUTF(), in.readUTF(), GameResult.ALL.get(result));
  }
}
