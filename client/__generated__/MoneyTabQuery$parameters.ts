/**
 * @generated SignedSource<<83e1a49e13955afc84cefffa228d8d03>>
 * @relayHash 555ecd76356a358cabfccb54bb7457ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2245bd428a654b9b9d2ae8244e92f75a47b6ca126e03262c6752a14dbfc0b43b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MoneyTabQuery } from './MoneyTabQuery.graphql';

const node: PreloadableConcreteRequest<MoneyTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2245bd428a654b9b9d2ae8244e92f75a47b6ca126e03262c6752a14dbfc0b43b",
    "metadata": {},
    "name": "MoneyTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
