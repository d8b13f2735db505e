/**
 * @generated SignedSource<<176928bee2cde469c187e6d92e638399>>
 * @relayHash 0e37695fbf18d78d5ecdbc48f06bdf94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 175a9fcd3f1348a49e4e0211171676840b63a4c7748346bc6e58bf63cd817d37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "175a9fcd3f1348a49e4e0211171676840b63a4c7748346bc6e58bf63cd817d37",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
