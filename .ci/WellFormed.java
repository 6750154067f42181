import java.io.File;
import javax.xml.parsers.DocumentBuilderFactory;

/** Fails if one of the given files is not well-formed XML. */
class WellFormed {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(new File(file));
    }
  }
}
