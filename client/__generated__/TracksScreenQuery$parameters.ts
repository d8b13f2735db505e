/**
 * @generated SignedSource<<2632f450dc33a8986c09e8fcb24ab9c3>>
 * @relayHash ee0484662b45c40b54ffbe90aa397acc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49b2a29aa7655b52c2d08eaaff8cbc3b0727334fc4e525632303543d7236f781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TracksScreenQuery } from './TracksScreenQuery.graphql';

const node: PreloadableConcreteRequest<TracksScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49b2a29aa7655b52c2d08eaaff8cbc3b0727334fc4e525632303543d7236f781",
    "metadata": {},
    "name": "TracksScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
