/** The messages between coordinator and workers, as JSON. */
package org.gobang.cluster.message;
