/**
 * The JSON form of values, for all JSON of Gobang: run folders, messages between processes, output
 * of commands.
 *
 * <p>Each codec has a {@code write} method, which writes the fields of a value into the current
 * object of a {@link com.fasterxml.jackson.core.JsonGenerator}, and a {@code read} method, which
 * reads such an object and throws {@link org.gobang.api.RefusedException} with one sentence if it
 * is not valid. Unknown fields are ignored. {@link org.gobang.record.json.JsonText} writes without
 * loading databind, which is slow to start.
 */
package org.gobang.record.json;
